/** Adds an enquiry, from anyone, or changes one, by the office. */
export declare const addEnquiryHandler: import("#server/http/calls/handle.ts").Handler;
