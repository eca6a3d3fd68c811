/** A bucket on a server of its own on this machine. */
export interface TestBucket {
    /** As MEDIA_URL names it, with a prefix. */
    readonly url: string;
    /** The folder that the server keeps it in. */
    readonly directory: string;
    end(): Promise<void>;
}
export declare const startBucket: (prefix?: string) => Promise<TestBucket>;
