interface Options {
    readonly school?: string;
    readonly out?: string;
}
/** Writes a backup; its path alone goes to standard output, so that a script can take it on. */
export declare const backupCommand: ({ school, out }: Options) => Promise<void>;
export {};
