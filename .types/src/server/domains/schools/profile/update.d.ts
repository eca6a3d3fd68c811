/** Changes what a school says of itself. It is on the website at once, with what was before in the item's history. */
export declare const updateProfileHandler: import("#server/http/calls/handle.ts").Handler;
