/** Says what the office found of a paper; one that was never sent can only be waived. */
export declare const setDocumentStateHandler: import("#server/http/calls/handle.ts").Handler;
