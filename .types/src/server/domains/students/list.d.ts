/** Students by name, each once, with the enrolment of the session asked for or the latest. */
export declare const listStudentsHandler: import("#server/http/calls/handle.ts").Handler;
