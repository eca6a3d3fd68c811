/** Adds a student, or replaces the basic details of one; what the form leaves out is emptied, but the photo stays. */
export declare const addBasicDetailsHandler: import("#server/http/calls/handle.ts").Handler;
