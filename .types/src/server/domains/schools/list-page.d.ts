/** The schools of the installation with their states. */
export declare const listSchoolsHandler: import("#server/http/calls/handle.ts").Handler;
