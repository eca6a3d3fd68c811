/** Shows what a confirmation will do, and what it cannot. */
export declare const previewConfirmationHandler: import("#server/http/calls/handle.ts").Handler;
