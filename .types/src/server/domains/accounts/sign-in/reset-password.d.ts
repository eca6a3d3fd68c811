/** Sets a new password by a mailed link, which works once. */
export declare const resetPasswordHandler: import("#server/http/calls/handle.ts").Handler;
