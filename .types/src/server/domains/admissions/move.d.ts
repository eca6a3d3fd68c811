/** Takes an enquiry one step along, and writes down what was said. A step to Confirmed makes the student. */
export declare const moveEnquiryHandler: import("#server/http/calls/handle.ts").Handler;
