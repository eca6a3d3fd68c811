/** Adds a syllabus, or replaces one; files that are sent are added to those it has. A class teacher writes for own classes. */
export declare const addSyllabusHandler: import("#server/http/calls/handle.ts").Handler;
