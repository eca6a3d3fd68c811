import type { WriteContext } from '#server/store/audit.ts';
import { type EnquiryRow, type StudentRow } from '#server/store/schema.ts';
import type { ConfirmPlan } from './confirm-plan.ts';
interface NewStudent {
    readonly row: EnquiryRow;
    readonly plan: ConfirmPlan;
    readonly sectionId: number;
}
/** Makes the student of an enquiry, or takes up again the one that was archived, with guardian, class and papers. */
export declare const admitStudent: (transaction: WriteContext, { row, plan, sectionId }: NewStudent) => Promise<StudentRow>;
export {};
