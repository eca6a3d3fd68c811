import { systemAddresses } from '#schemas/theme/system-addresses.ts';

const anyOf = (names: readonly string[]): string => names.map((name) => name.replace('.', String.raw`\.`)).join('|');

/** Those of an account are among the site's pages. */
const ownAddresses = new RegExp(
  `^/(?:${anyOf(systemAddresses.folders)})/|^/(?:${anyOf(systemAddresses.pages)})(?:[/?]|$)`,
);

const officeAddresses = new RegExp(`^/(?:${anyOf(systemAddresses.office)})(?:[/?]|$)`);

/** Whether an address is the office's, a school's or the operators'. */
export const isOfficeAddress = (url: string): boolean => officeAddresses.test(url);

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
