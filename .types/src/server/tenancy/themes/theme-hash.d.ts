/**
 * The content address of a theme: sha256, hexadecimal, of its JSON without white space and with sorted keys. The
 * order of keys is nothing that a version could differ in: the database does not keep it.
 */
export declare const themeHash: (document: unknown) => string;
