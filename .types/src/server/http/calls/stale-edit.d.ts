import { AppError } from '#server/core/errors/app-error.ts';
import type { StoreContext } from '#server/store/store.ts';
interface Stale {
    /** Who made the version that is stored; undefined where nobody knows. */
    readonly user: string | undefined;
    /** When. */
    readonly at: Date;
    readonly now: Date;
    /** Both versions, as the answer shows them. */
    readonly details: Readonly<Record<string, unknown>>;
}
/** `STALE`: who changed it, and when by the school's clock, with both versions. */
export declare const staleEdit: ({ db }: Pick<StoreContext, 'db'>, { user, at, now, details }: Stale) => Promise<AppError>;
export {};
