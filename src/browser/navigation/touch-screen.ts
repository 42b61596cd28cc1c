/** https://www.w3.org/TR/mediaqueries-4/#any-input */
export const hasTouchScreen = (): boolean => matchMedia("(any-pointer: coarse)").matches;
