/** Deletes a picture or document that nothing uses. Its files go after the commit: one that stays is found by `findOrphans`. */
export declare const removeMediaHandler: import("#server/http/calls/handle.ts").Handler;
