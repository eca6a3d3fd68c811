import { type Area, accessiblePaths, holdersOf } from '#schemas/access/matrix.ts';
import type { UserActor } from '#server/http/access/actor.ts';
import { sessionCookieName } from '#server/http/access/session-cookie.ts';
import type { Cookie } from '#server/http/calls/handle.ts';

/** The cookie with the paths that a menu may show; it never decides access. */
const menuCookie = 'accessiblePaths';

interface SessionOptions {
  /** The areas that a menu may show. */
  readonly paths: readonly Area[];
  /** The session's secret. */
  readonly token: string;
  readonly seconds: number;
}

/** The cookies of a session: its own, and the menu's as JSON in URI encoding. */
export const sessionCookies = (baseUrl: URL, { paths, token, seconds }: SessionOptions): readonly Cookie[] => [
  { name: sessionCookieName(baseUrl), value: token, maxAge: seconds },
  { name: menuCookie, value: encodeURIComponent(JSON.stringify(paths)), maxAge: seconds, readable: true },
];

interface SignIn extends Omit<SessionOptions, 'paths'> {
  readonly user: Pick<UserActor, 'role' | 'permissionSets'>;
}

/** The cookies of a user's sign-in. */
export const signInCookies = (baseUrl: URL, { user, ...session }: SignIn): readonly Cookie[] =>
  sessionCookies(baseUrl, { ...session, paths: accessiblePaths(holdersOf(user)) });

/** Takes the cookies of a sign-in away. */
export const signOutCookies = (baseUrl: URL): readonly Cookie[] => [
  { name: sessionCookieName(baseUrl), value: '', maxAge: 0 },
  { name: menuCookie, value: '', maxAge: 0, readable: true },
];
