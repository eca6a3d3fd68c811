/** Mails a family the links to its enquiries. Nothing in the answer or its time tells whether there are any. */
export declare const mailTrackingLinkHandler: import("#server/http/calls/handle.ts").Handler;
