/** Takes an enquiry out of every list; `purgeEnquiries` deletes it 30 days later. */
export declare const removeEnquiryHandler: import("#server/http/calls/handle.ts").Handler;
