/** Shows the draft to visitors at once. */
export declare const publishContentHandler: import("#server/http/calls/handle.ts").Handler;
/** Makes an item a draft again. */
export declare const unpublishContentHandler: import("#server/http/calls/handle.ts").Handler;
/** Says when the draft is shown, and until when. */
export declare const scheduleContentHandler: import("#server/http/calls/handle.ts").Handler;
