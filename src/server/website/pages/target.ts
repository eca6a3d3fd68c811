/** What a request is for. */
export interface Target {
  readonly path: string;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly search: string;
}

/** The decoded path and query of a request; undefined if the path is not valid. */
export const targetOf = (url: string): Target | undefined => {
  const at = url.indexOf('?');
  const raw = at < 0 ? url : url.slice(0, at);
  const search = at < 0 ? '' : url.slice(at);
  try {
    const path = decodeURIComponent(raw);
    if (!path.startsWith('/') || path.includes('\0') || path.length > 2000) return undefined;
    return { path, search, query: Object.fromEntries(new URLSearchParams(search.slice(0, 4000))) };
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
};
