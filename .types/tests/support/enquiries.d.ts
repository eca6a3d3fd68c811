import type { Caller, SentFile } from './callers.ts';
import type { TestApp } from './server.ts';
/** Standard classes by their ids. */
export declare const class1 = 4;
export declare const class5 = 8;
/** An enquiry for class 1 of the running session as a form sends it. */
export declare const enquiryOf: (schoolId: number, changes?: object) => Record<string, unknown>;
export declare const addPath = "/api/admission/_AddStudentAdmissionEnquiry";
/** Adds an enquiry by the office; the answer's body. */
export declare const addEnquiry: (office: Caller, changes?: object) => Promise<{
    Admission_Enquiry_Id: number;
    Reference_No: string;
    warnings: string[];
}>;
/** Puts an enquiry on a step without the way there, as if it had been there for an hour. */
export declare const placeAt: (app: TestApp, schoolId: number, id: number, status: number) => Promise<unknown>;
/** An enquiry under review whose papers are settled: it may be confirmed. */
export declare const addReady: (app: TestApp, office: Caller, changes?: object) => Promise<number>;
/** Confirms an enquiry. */
export declare const confirm: (office: Caller, id: number, body?: unknown) => Promise<import("./callers.ts").CallResult>;
/** A small PDF as a scanner makes it. */
export declare const pdfFile: (name?: string) => SentFile;
