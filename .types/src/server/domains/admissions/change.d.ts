/** Changes who looks after an enquiry, how urgent it is and when it is followed up; what is left out stays. */
export declare const changeEnquiryHandler: import("#server/http/calls/handle.ts").Handler;
