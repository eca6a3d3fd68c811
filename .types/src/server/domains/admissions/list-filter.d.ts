import { type SQL } from 'drizzle-orm';
import type { EnquiryFilters } from '#schemas/api/admissions.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import type { StoreContext } from '#server/store/store.ts';
interface ListPlan {
    readonly where: SQL | undefined;
    readonly orderBy: readonly SQL[];
}
/** Which enquiries a list shows, and in which order: follow-ups with the most overdue first, all else the latest first. */
export declare const planList: (transaction: StoreContext, query: EnquiryFilters, context: CallContext) => Promise<ListPlan>;
export {};
