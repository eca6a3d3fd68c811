/** The pages that are made of the schemas, the manifests and the rules, by their path in docs/. */
export declare const referencePages: () => ReadonlyMap<string, string>;
