/** Sends an invitation again: to who has not taken it up, or has forgotten the password and has no email. */
export declare const inviteUserAgainHandler: import("#server/http/calls/handle.ts").Handler;
