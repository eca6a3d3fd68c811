import { accessiblePaths } from '#schemas/access/matrix.ts';
import { holdersOf, type UserActor } from '#server/http/access/actor.ts';
import { sessionCookieName } from '#server/http/access/session-cookie.ts';
import type { Cookie } from '#server/http/calls/handle.ts';

/** The cookie with the paths that a menu may show; it never decides access. */
const menuCookie = 'accessiblePaths';

interface SignIn {
  readonly user: Pick<UserActor, 'role' | 'permissionSets'>;
  /** The session's secret. */
  readonly token: string;
  readonly seconds: number;
}

/** The cookies of a sign-in: the session's, and the menu's as JSON in URI encoding. */
export const signInCookies = (baseUrl: URL, { user, token, seconds }: SignIn): readonly Cookie[] => {
  const paths = encodeURIComponent(JSON.stringify(accessiblePaths(holdersOf(user))));
  return [
    { name: sessionCookieName(baseUrl), value: token, maxAge: seconds },
    { name: menuCookie, value: paths, maxAge: seconds, readable: true },
  ];
};

/** Takes the cookies of a sign-in away. */
export const signOutCookies = (baseUrl: URL): readonly Cookie[] => [
  { name: sessionCookieName(baseUrl), value: '', maxAge: 0 },
  { name: menuCookie, value: '', maxAge: 0, readable: true },
];
