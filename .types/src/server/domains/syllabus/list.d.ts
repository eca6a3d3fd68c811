/** A school's syllabuses by class and subject. */
export declare const listSyllabusesHandler: import("#server/http/calls/handle.ts").Handler;
