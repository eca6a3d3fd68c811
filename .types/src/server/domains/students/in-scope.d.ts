import { type SQL } from 'drizzle-orm';
import type { CallContext } from '#server/http/calls/handle.ts';
import type { StoreContext } from '#server/store/store.ts';
/**
 * Which students the caller may see, by the scope of the call: all; those whom the session that is on puts into one of
 * a class teacher's classes; oneself or one's children.
 */
export declare const studentsInScope: (tx: StoreContext, context: CallContext) => Promise<SQL | undefined>;
