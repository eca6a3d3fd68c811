/** What kind of file an address ends in, such as `PDF`; empty where it does not say. */
export declare const fileKind: (url: string) => string;
