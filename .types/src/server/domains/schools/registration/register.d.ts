/**
 * Makes a school with its website and its admin. It is live at once, but unlisted until the admin's address is verified
 * by the link that is mailed.
 */
export declare const registerSchoolHandler: import("#server/http/calls/handle.ts").Handler;
