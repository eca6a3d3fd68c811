/** Takes a syllabus out of every list. Its row and files stay. */
export declare const removeSyllabusHandler: import("#server/http/calls/handle.ts").Handler;
