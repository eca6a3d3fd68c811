/** Mails a link with which another password can be chosen. Nothing in the answer or its time tells whether it did. */
export declare const forgotPasswordHandler: import("#server/http/calls/handle.ts").Handler;
