/** The students of a session as a CSV file for UDISE+, by class, section and roll number. */
export declare const exportUdiseHandler: import("#server/http/calls/handle.ts").Handler;
