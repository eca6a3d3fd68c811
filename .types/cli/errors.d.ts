/** A command used wrongly, or asked for what is not there: the message says so, the hint how to go on. Never a stack. */
export declare class UsageError extends Error {
    readonly hint: string;
    constructor(message: string, hint?: string);
}
/** Exit codes of every command. */
export declare const exitCodes: {
    readonly ok: 0;
    readonly findings: 1;
    readonly failed: 2;
    readonly interrupted: 130;
};
