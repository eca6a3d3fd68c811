/** Adds a paper of a student; its file is private. Who sent it is who is signed in, whatever the form says. */
export declare const addDocumentHandler: import("#server/http/calls/handle.ts").Handler;
