/** Makes a value when it is first asked for, and keeps it. */
export declare const lazily: <T>(make: () => T) => (() => T);
