/** A value of JSON. */
export type Json = null | boolean | number | string | readonly Json[] | {
    readonly [key: string]: Json;
};
export type JsonPath = readonly (string | number)[];
/** Every path of a document, the root first. */
export declare const pathsOf: (value: Json, base?: JsonPath) => readonly JsonPath[];
/** The value at a path; undefined where there is none. */
export declare const valueAt: (value: Json, path: JsonPath) => Json | undefined;
/** A copy in which `change` has rewritten the entry at a path: into several entries, or none. The root has no entry. */
export declare const rewriteEntry: (value: Json, path: JsonPath, change: (key: string, item: Json) => readonly (readonly [string, Json])[]) => Json;
export declare const replaceAt: (value: Json, path: JsonPath, other: Json) => Json;
