import { type SQL } from 'drizzle-orm';
import type { StoreContext } from '#server/store/store.ts';
/** Empties what entries of the audit log say, and the names of the accounts behind them; the entries stay. */
export declare const redactAudit: ({ db }: StoreContext, about: SQL | undefined, accounts: readonly number[]) => Promise<void>;
