interface Options {
    readonly format: 'text' | 'json';
}
/** Says whether everything that a server needs is there, and how to mend what is not. Exit code 1 where there is a fault. */
export declare const doctorCommand: ({ format }: Options) => Promise<void>;
export {};
