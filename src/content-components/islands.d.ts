/** Interactive pieces as writers use them: rendered now, brought to life in the browser. */
export declare const DevtoolBuilder: (props: object) => import("react").JSX.Element;
