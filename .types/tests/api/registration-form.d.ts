import type { Caller, CallOptions, CallResult, SentFile } from '../support/callers.ts';
export declare const registrationPath = "/api/Account/schoolRegistration";
type Form = NonNullable<CallOptions['form']>;
/** Fields to send in place of the usual ones; undefined leaves one out. */
export type FormChanges = Readonly<Record<string, Form[string] | undefined>>;
/** Sends the form of a registration. */
export declare const register: (caller: Caller, changes?: FormChanges, files?: readonly SentFile[]) => Promise<CallResult>;
/** A picture as the form's logo. */
export declare const logoOf: (data: Buffer, name?: string, type?: string) => SentFile;
export {};
