interface Options {
    readonly school?: string;
    readonly operator: boolean;
    readonly name: string;
    readonly email: string;
    readonly role: string;
    readonly permission: readonly string[];
    readonly passwordStdin: boolean;
    readonly format: 'text' | 'json';
}
/** Makes an account. The link to choose its password alone goes to standard output, so that a script can pass it on. */
export declare const userAddCommand: (options: Options) => Promise<void>;
export {};
