/**
 * The path that a sign-in goes on to: one of this same site, with its query, in the form of a Location header. `/` where
 * what was asked for is anything else, such as an address elsewhere that a path can be made to look like.
 */
export declare const nextPath: (requested: string | undefined) => string;
