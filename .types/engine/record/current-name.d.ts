/** The name that a thing has now, through any number of renames; its own where it was never renamed. */
export declare const currentName: (renames: Readonly<Record<string, string>> | undefined, name: string) => string;
