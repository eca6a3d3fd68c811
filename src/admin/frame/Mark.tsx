/** The product's mark: a yard, and the ball in it unless changes wait that visitors do not see yet. */
export const Mark = ({ isEmpty }: { readonly isEmpty: boolean }) => (
  <svg viewBox="0 0 24 24" width="22" height="22" role="img" aria-label="Schoolyard">
    <path d="M2 2h6v11a2 2 0 0 0 2 2h4a2 2 0 0 0 2-2V2h6v20H2z" fill="#2446D0" />
    {!isEmpty && <circle cx="12" cy="7" r="4" fill="#FFB22E" />}
  </svg>
);
