/** A school's profile: its public facts, and all of it for those who may read it in the office. */
export declare const readProfileHandler: import("#server/http/calls/handle.ts").Handler;
