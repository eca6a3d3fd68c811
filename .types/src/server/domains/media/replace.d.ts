/**
 * Puts a picture in the place of another in every item and record, in one transaction. It has an id and URLs of its own,
 * since browsers keep the files of the old ones for good.
 */
export declare const replaceMediaHandler: import("#server/http/calls/handle.ts").Handler;
