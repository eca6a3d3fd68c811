import { type UserTokenKind } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
interface NewUserToken {
    readonly schoolId: number;
    readonly userId: number;
    readonly kind: UserTokenKind;
    /** How long it holds: minutes, hours, or both together. */
    readonly minutes?: number;
    readonly hours?: number;
    readonly now: Date;
}
/**
 * Makes a one-use secret for a link to a user, and withdraws those of the same kind that were sent before; returns the
 * secret, of which only the hash is kept.
 */
export declare const issueUserToken: ({ db }: StoreContext, { schoolId, userId, kind, minutes, hours, now }: NewUserToken) => Promise<string>;
interface TokenLookup {
    readonly secret: string;
    readonly kind: UserTokenKind;
    readonly now: Date;
}
/** The id of the user of a secret that still holds, without using it up; undefined where it does not hold. */
export declare const userOfToken: ({ db }: StoreContext, lookup: TokenLookup) => Promise<number | undefined>;
/** Uses a secret up, and returns the id of its user; undefined where it is unknown, used or too old. */
export declare const takeUserToken: ({ db }: StoreContext, lookup: TokenLookup) => Promise<number | undefined>;
/** Withdraws every secret that was sent to a user and not used. */
export declare const withdrawUserTokens: ({ db }: StoreContext, { schoolId, userId, now }: Pick<NewUserToken, 'schoolId' | 'userId' | 'now'>) => Promise<void>;
/** Forgets a school's secrets that were used or no longer hold; returns how many. */
export declare const removeSpentTokens: ({ db }: StoreContext, schoolId: number, now: Date) => Promise<number>;
export {};
