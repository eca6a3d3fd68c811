/** A page of a school's enquiries; a parent's own, without what is the office's. */
export declare const listEnquiriesHandler: import("#server/http/calls/handle.ts").Handler;
