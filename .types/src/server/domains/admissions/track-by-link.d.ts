/** As tracking by reference and number, for whoever has the secret of a mailed link. Errors: `WRONG_LINK`. */
export declare const trackByLinkHandler: import("#server/http/calls/handle.ts").Handler;
