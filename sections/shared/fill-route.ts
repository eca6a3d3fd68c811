/** The address of one of many pages: a route such as `/blog/:slug` with its param filled in. */
export const fillRoute = (route: string, param: string): string =>
  route.replace(/:[A-Za-z][A-Za-z0-9-]*(?=\/|$)/, () => encodeURIComponent(param));
