/** Changes fields of the draft; visitors see what they saw. A draft that says what is published already is none. */
export declare const editContentHandler: import("#server/http/calls/handle.ts").Handler;
