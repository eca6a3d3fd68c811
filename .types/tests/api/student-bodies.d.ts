import type { Caller, CallOptions, CallResult } from '../support/callers.ts';
/** Basic details of a student in Class 5 A (the standard class 8) that are all in order. */
export declare const basicDetails: (changes?: object) => Record<string, unknown>;
/** An admission number that no other student of a run has. */
export declare const freshNumber: () => string;
/** Sends basic details, under a fresh admission number unless one is given. */
export declare const sendDetails: (caller: Caller, changes?: object, headers?: CallOptions['headers']) => Promise<CallResult>;
/** Adds a student and gives the record that is answered. */
export declare const addStudent: (caller: Caller, changes?: object) => Promise<CallResult['json']>;
/** Sends a bio. */
export declare const sendBio: (caller: Caller, studentId: number, bio: object) => Promise<CallResult>;
/** Sends a bank account. */
export declare const sendBank: (caller: Caller, studentId: number, changes?: object) => Promise<CallResult>;
/** A valid Aadhaar number: its last digit is the check digit. */
export declare const aadhaar = "234567890124";
/** Sends a paper. */
export declare const sendDocument: (caller: Caller, studentId: number, form?: Record<string, string>, data?: Buffer) => Promise<CallResult>;
