/** Makes an account without a password, and sends the link to choose one. */
export declare const inviteUserHandler: import("#server/http/calls/handle.ts").Handler;
