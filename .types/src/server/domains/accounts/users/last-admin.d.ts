import type { UserChange } from '#schemas/api/users.ts';
import type { StoreContext } from '#server/store/store.ts';
interface Demotion {
    readonly id: number;
    readonly change: Pick<UserChange, 'role' | 'status'>;
}
/**
 * Throws where a change would leave the school without an admin who can sign in. The rows of all admins stay locked, so
 * that two who demote each other at once do not both succeed.
 */
export declare const requireOtherAdmin: ({ db }: StoreContext, { id, change }: Demotion) => Promise<void>;
export {};
