/** Every type of content, with its schema and the number of items in each state. */
export declare const listContentTypesHandler: import("#server/http/calls/handle.ts").Handler;
