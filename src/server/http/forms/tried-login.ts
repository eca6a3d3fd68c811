import { readCookie } from '../access/session-cookie.ts';
import type { Cookie } from '../calls/handle.ts';

/**
 * The cookie with what was typed into a sign-in that failed: it is there for the next page alone, since no address and
 * no log may hold it.
 */
const cookieName = 'tried_login';
const seconds = 120;
const maxLength = 254;

/** Keeps what was typed for the page that asks again. */
export const keepTriedLogin = (login: string): Cookie => ({
  name: cookieName,
  value: Buffer.from(login.slice(0, maxLength)).toString('base64url'),
  maxAge: seconds,
});

/** What was typed before; undefined where there is nothing. */
export const readTriedLogin = (header: string | undefined): string | undefined => {
  const value = readCookie(header, cookieName);
  if (!value) return undefined;
  return Buffer.from(value, 'base64url').toString().slice(0, maxLength);
};

/** Takes it away again. */
export const forgetTriedLogin = `${cookieName}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;
