import { type Admission, type ConfirmBody } from '#schemas/api/admission-confirm.ts';
import { type CallContext } from '#server/http/calls/handle.ts';
/** Makes a student of an enquiry; asked again, it answers with the same student and does nothing. */
export declare const confirmAdmissionHandler: import("#server/http/calls/handle.ts").Handler;
/** Confirms an enquiry in one transaction, and tells the parent after it. */
export declare const confirm: (context: CallContext, id: number, options: ConfirmBody) => Promise<Admission>;
