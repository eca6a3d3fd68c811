/** Changes the own password; whoever is signed in with the old one elsewhere no longer is. */
export declare const changePasswordHandler: import("#server/http/calls/handle.ts").Handler;
