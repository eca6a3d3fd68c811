/**
 * Erases what is personal of a student: record, guardians, papers, bank accounts, enquiry, accounts, and what the audit
 * log says of them. The admission number, the classes and the dates of the register stay. A second call changes nothing.
 */
export declare const eraseStudentHandler: import("#server/http/calls/handle.ts").Handler;
