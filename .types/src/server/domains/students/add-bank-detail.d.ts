/** Adds a bank account of a student, or replaces one. Its number is sealed; a primary account is the only one. */
export declare const addBankDetailHandler: import("#server/http/calls/handle.ts").Handler;
