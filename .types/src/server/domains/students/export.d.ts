/** Everything that is held of a student as one JSON file; that it was taken is written down. */
export declare const exportStudentHandler: import("#server/http/calls/handle.ts").Handler;
