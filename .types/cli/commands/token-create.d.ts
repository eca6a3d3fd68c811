interface Options {
    readonly name: string;
    readonly expires?: string;
    readonly format: 'text' | 'json';
}
/** Makes an operator token. It alone goes to standard output, so that a script can keep it. */
export declare const tokenCreateCommand: ({ name, expires, format }: Options) => Promise<void>;
export {};
