import type { Passwords } from '#server/core/crypto/passwords.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { type UserRow } from '#server/store/schema.ts';
interface Chosen {
    readonly password: string;
    /** Where the form has it. */
    readonly field: string;
    readonly owner: UserRow;
}
/** Throws `NOT_VALID` at the field of a new password that may not be used. */
export declare const requireGoodPassword: (passwords: Passwords, { password, field, owner }: Chosen) => Promise<void>;
/** Whether someone may sign in, as far as an admin has a say. */
export declare const mayEnter: ({ status }: Pick<UserRow, 'status'>) => boolean;
/** Gives a user another password, with which the duty to change it and the lock of failed tries end. */
export declare const storePassword: (transaction: WriteContext, { user, passwordHash, now }: {
    readonly user: UserRow;
    readonly passwordHash: string;
    readonly now: Date;
}) => Promise<UserRow>;
interface LinkedPassword {
    readonly secret: string;
    readonly kind: 'invite' | 'reset';
    readonly password: string;
}
/**
 * Sets a password by the secret of a link, ends every sign-in of the user, and goes on with `work` in the same
 * transaction. The secret is used up only where all of it is done. Errors: `WRONG_LINK`, `NOT_VALID`.
 */
export declare const setPasswordByLink: <T>(context: CallContext, { secret, kind, password }: LinkedPassword, work: (transaction: WriteContext, user: UserRow) => Promise<T>) => Promise<T>;
export {};
