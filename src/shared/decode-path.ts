/** A path without its percent-encoding; as it is where that is not valid, since no page has such an address. */
export const decodePath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
