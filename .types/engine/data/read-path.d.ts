/** The value at a path of own properties, or undefined. */
export declare const readPath: (value: unknown, path: readonly string[]) => unknown;
