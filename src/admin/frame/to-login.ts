/** Leads to the log-in, and back to this screen. */
export const toLogin = (): void => {
  const { pathname, search } = window.location;
  window.location.assign(`/login?next=${encodeURIComponent(pathname + search)}`);
};
