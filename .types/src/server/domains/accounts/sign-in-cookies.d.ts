import { type UserActor } from '#server/http/access/actor.ts';
import type { Cookie } from '#server/http/calls/handle.ts';
interface SignIn {
    readonly user: Pick<UserActor, 'role' | 'permissionSets'>;
    /** The session's secret. */
    readonly token: string;
    readonly seconds: number;
}
/** The cookies of a sign-in: the session's, and the menu's as JSON in URI encoding. */
export declare const signInCookies: (baseUrl: URL, { user, token, seconds }: SignIn) => readonly Cookie[];
/** Takes the cookies of a sign-in away. */
export declare const signOutCookies: (baseUrl: URL) => readonly Cookie[];
export {};
