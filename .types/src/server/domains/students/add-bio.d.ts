/** Replaces a student's bio. The Aadhaar number is sealed; it and the photo consent stay where they are left out. */
export declare const addBioHandler: import("#server/http/calls/handle.ts").Handler;
