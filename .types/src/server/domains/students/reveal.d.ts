/** Opens one sealed number of a student for an admin. The audit log has who looked at what, and why where it was said. */
export declare const revealHandler: import("#server/http/calls/handle.ts").Handler;
