/** The tsconfig.json of each room that holds code, by its path, so that each sees only the types of its platform. */
export declare const projectConfigs: (files: Iterable<string>) => ReadonlyMap<string, object>;
