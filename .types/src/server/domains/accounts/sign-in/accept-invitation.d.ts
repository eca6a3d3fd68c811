/** Sets the first password of an account by the link of its invitation, and signs in. */
export declare const acceptInvitationHandler: import("#server/http/calls/handle.ts").Handler;
