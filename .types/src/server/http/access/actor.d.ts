import type { Holder, PermissionSet } from '#schemas/access/matrix.ts';
import type { OwnClass, UserRole } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
/** A user who is signed in. */
export interface UserActor {
    readonly kind: 'user';
    readonly userId: number;
    readonly sessionId: number;
    readonly name: string;
    readonly role: UserRole;
    readonly permissionSets: readonly PermissionSet[];
    /** The user-status flag: 0 disabled, 1 active, 2 locked, 3 must change password. */
    readonly status: number;
    /** A class teacher's classes. */
    readonly classes: readonly OwnClass[];
    /** Oneself as a student, or one's children. */
    readonly studentIds: readonly number[];
}
/** A program with an API token of the school. */
export interface TokenActor {
    readonly kind: 'token';
    readonly tokenId: number;
    readonly name: string;
    /** `<area>:read` or `<area>:write`: what the token was given, as far as its maker has it still. */
    readonly scopes: readonly string[];
}
export interface VisitorActor {
    readonly kind: 'visitor';
}
export type Actor = UserActor | TokenActor | VisitorActor;
export declare const visitor: VisitorActor;
/** The columns of the access matrix that a user stands in. */
export declare const holdersOf: ({ role, permissionSets }: Pick<UserActor, 'role' | 'permissionSets'>) => readonly Holder[];
/** How the audit log names who did something. */
export declare const actorName: (actor: Actor) => string;
/** What a request shows of who sends it. */
export interface Credentials {
    /** An API token. */
    readonly bearer: string | undefined;
    /** A session's secret. */
    readonly session: string | undefined;
}
/**
 * Who asks a school: by API token, else by session cookie, else a visitor. Undefined where a token is given that does
 * not hold: a program is not to go on as a visitor.
 */
export type FindActor = (store: Store, at: {
    readonly schoolId: number;
    readonly now: Date;
}, credentials: Credentials) => Promise<Actor | undefined>;
