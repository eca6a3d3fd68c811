/** A school's users by name. */
export declare const listUsersHandler: import("#server/http/calls/handle.ts").Handler;
