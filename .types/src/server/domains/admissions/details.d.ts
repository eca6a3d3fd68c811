import { type EnquiryDetails } from '#schemas/api/admission-office.ts';
/** All that the office knows of an enquiry. */
export declare const getEnquiryHandler: import("#server/http/calls/handle.ts").Handler;
/** The steps that may follow one, with their names. */
export declare const steps: (status: number) => EnquiryDetails['nextStatuses'];
