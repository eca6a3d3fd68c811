/** The enquiries of a list as a table, in the order of the list. */
export declare const exportEnquiriesHandler: import("#server/http/calls/handle.ts").Handler;
