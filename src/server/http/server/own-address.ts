const ownAddresses =
  /^\/(?:api|media|assets|schemas|feeds|card|icon)\/|^\/(?:docs|healthz|readyz|sitemap\.xml|robots\.txt|favicon\.ico|manifest\.webmanifest)(?:[/?]|$)/;

/** Whether an address is one of a theme's pages, and none of the server's own. */
export const isPage = (url: string): boolean => !ownAddresses.test(url);

/**
 * A URL whose percent signs do not decode is taken with each for a mere sign: it then leads nowhere, like other wrong
 * ones.
 */
export const readableUrl = (url: string): string => {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return url;
  } catch (error) {
    if (error instanceof URIError) return url.replaceAll('%', '%25');
    throw error;
  }
};
