/** The demo requests, the latest first. */
export declare const listDemoRequestsHandler: import("#server/http/calls/handle.ts").Handler;
/** The demo requests as a table, the latest first. */
export declare const exportDemoRequestsHandler: import("#server/http/calls/handle.ts").Handler;
