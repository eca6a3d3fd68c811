/** A backup that cannot be made or brought back: what was wrong, and the cure. */
export declare class BackupError extends Error {
    readonly hint: string;
    constructor(message: string, hint: string, options?: {
        cause?: unknown;
    });
}
