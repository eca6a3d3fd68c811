/** Asks a server of this process again and again over connections that stay open. */
export interface KeptAlive {
    /** Resolves with the body's length; rejects unless the answer is 200. */
    get(path: string, headers: Readonly<Record<string, string>>): Promise<number>;
    stop(): void;
}
export declare const keepAlive: (port: number) => KeptAlive;
