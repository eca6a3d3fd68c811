/** The folder with package.json, themes/ and dist/, from the sources as from the bundle. */
export declare const packageRoot: string;
/** The version in package.json. */
export declare const packageVersion: () => string;
