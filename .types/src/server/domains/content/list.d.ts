/** Items of a type in their order; those in the bin only where the state says so. */
export declare const listContentHandler: import("#server/http/calls/handle.ts").Handler;
