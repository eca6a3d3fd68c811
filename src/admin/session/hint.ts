import Cookies from 'js-cookie';
import type { Area } from '#schemas/access/matrix.ts';
import { type OfficeStart, userNameItem, userStatusItem } from '#schemas/office.ts';

/** The cookie with the paths that a menu may show; the server decides each call by itself. */
const hintCookie = 'accessiblePaths';

/** What somebody has chosen in the palette, where it is stored on the device. */
export const recentItem = 'recentChoices';

/** The listed paths; undefined where the cookie is absent or cannot be parsed, which allows every path. */
const readHint = (): readonly unknown[] | undefined => {
  try {
    const paths: unknown = JSON.parse(Cookies.get(hintCookie) ?? '');
    return Array.isArray(paths) ? paths : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};

/** Of what is granted, what the hint lets be shown: all where it is absent or cannot be parsed, else what it lists. */
export const shownOf = (granted: readonly Area[]): readonly Area[] => {
  const hint = readHint();
  return hint ? granted.filter((area) => hint.includes(area)) : granted;
};

/** Stores who is signed in on the device: what pages read that are the same for everybody. */
export const storeUser = ({ userStatus, name }: Pick<OfficeStart['user'], 'userStatus' | 'name'>): void => {
  localStorage.setItem(userStatusItem, String(userStatus));
  localStorage.setItem(userNameItem, name);
};

/** Takes away what a sign-in has left in the browser beside its session. */
export const forgetSignIn = (): void => {
  Cookies.remove(hintCookie, { path: '/' });
  localStorage.removeItem(userStatusItem);
  localStorage.removeItem(userNameItem);
  localStorage.removeItem(recentItem);
};
