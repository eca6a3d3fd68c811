import type { UserActor } from '#server/http/access/actor.ts';
import type { StoreContext } from '#server/store/store.ts';
export interface NewSession {
    readonly schoolId: number;
    readonly userId: number;
    /** sha256 of the cookie's token, hexadecimal. */
    readonly hash: string;
    readonly expiresAt: Date;
    readonly userAgent: string | null;
    readonly address: string | null;
}
/** Keeps a sign-in. In a transaction of the user's school. */
export declare function addSession({ db }: StoreContext, session: NewSession): Promise<void>;
/**
 * Who a session's token stands for, in a transaction of the school whose host was asked: the users of other schools are
 * out of sight, so that their sessions are worth nothing here.
 */
export declare function findSession({ db }: StoreContext, hash: string, now: Date): Promise<UserActor | undefined>;
/** A user's sign-ins that still hold, the latest first. In a transaction of the school. */
export declare function listSessions({ db }: StoreContext, schoolId: number, userId: number, now: Date): Promise<{
    id: number;
    userAgent: string | null;
    address: string | null;
    createdAt: Date;
    lastSeenAt: Date;
    expiresAt: Date;
}[]>;
/** Ends sign-ins of a user: all, or those named. Returns how many. Touches `session:<school>:<user>`. */
export declare function endSessions({ db, touch }: StoreContext, { schoolId, userId, ids }: {
    schoolId: number;
    userId: number;
    ids?: readonly number[];
}): Promise<number>;
/** Ends the sign-ins of everyone in a school. Returns how many. In a transaction of the school. Touches its sign-ins. */
export declare function endAllSessions({ db, touch }: StoreContext, schoolId: number): Promise<number>;
/** Forgets a school's sign-ins that no longer hold; returns how many. In a transaction of the school. */
export declare function removeExpiredSessions({ db }: StoreContext, schoolId: number, now: Date): Promise<number>;
/** The tag of a school's sign-ins: what is remembered of them is forgotten. */
export declare const sessionTag: (schoolId: number) => string;
