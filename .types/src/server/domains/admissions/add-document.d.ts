/** Keeps a paper of an enquiry, in place of one of its type; it waits for the office to look at it. */
export declare const addEnquiryDocumentHandler: import("#server/http/calls/handle.ts").Handler;
