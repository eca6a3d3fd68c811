import type { CallContext, Services } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { type UserRow } from '#server/store/schema.ts';
/** A school whose accounts are asked: that of the request, or one that the product's host was told. */
export type Door = Pick<CallContext, 'school' | 'write'>;
interface Credentials {
    readonly login: string;
    readonly password: string;
}
/**
 * The user whose password this is. Unknown ones cost the same work and get the same answers, the lock included.
 * Errors: `WRONG_LOGIN`, `TOO_MANY`, and for who knows the password `ACCOUNT_LOCKED`.
 */
export declare const checkLogin: ({ school: { schoolId }, write }: Door, services: Pick<Services, 'passwords' | 'signInThrottle' | 'sealer' | 'now'>, { login, password }: Credentials) => Promise<UserRow>;
/**
 * Counts a try as failed before its password is looked at, so that many at once are no more than many in a row; who
 * succeeds sets the count back. Errors: `TOO_MANY` while the account is locked.
 */
export declare const countTry: (transaction: WriteContext, user: UserRow, now: Date) => Promise<void>;
export {};
