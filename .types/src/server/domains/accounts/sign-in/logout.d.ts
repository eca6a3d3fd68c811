/**
 * Ends the session that the request came with. The answer takes away its cookies and what the browser has stored for
 * the site, where the seed's user-status flag is.
 */
export declare const logoutHandler: import("#server/http/calls/handle.ts").Handler;
