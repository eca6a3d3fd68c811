/**
 * The address of the account's page that a request's address leads to, whatever its case, slashes and percent signs;
 * undefined where it leads elsewhere. A language in front, as a site's own pages have it, becomes `?lang`.
 */
export declare const accountPathOf: (url: string) => string | undefined;
