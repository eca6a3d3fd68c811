/** What was written down of changes in a school, the latest first. */
export declare const listAuditLogHandler: import("#server/http/calls/handle.ts").Handler;
