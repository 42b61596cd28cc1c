/** Here and not among the icons of the first script, which has no use for it. */
export const UpdateIcon = ({ isOpen }: { readonly isOpen: boolean }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={isOpen ? "M7 10l5 5 5-5" : "M12 4v10M8 10l4 4 4-4M5 19h14"} />
  </svg>
);
