import type { CallContext } from '#server/http/calls/handle.ts';
import type { EnquiryRow } from '#server/store/schema.ts';
/** Tells a family that its enquiry has arrived; without an address nothing is sent. Call it after the commit. */
export declare const sendReceipt: ({ services, school }: CallContext, row: EnquiryRow) => void;
interface AdmissionMail {
    readonly to: string;
    readonly row: EnquiryRow;
    readonly admissionNo: string;
    /** The secret of an invitation; undefined where the parent has an account already. */
    readonly invitation: string | undefined;
}
/** Tells a parent that the child is admitted, with a link to make an account where there is none. After the commit. */
export declare const sendAdmission: ({ services, school }: CallContext, { to, row, admissionNo, invitation }: AdmissionMail) => void;
export {};
