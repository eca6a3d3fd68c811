import { readCookie } from '#server/http/access/session-cookie.ts';
import type { Cookie, Services } from '#server/http/calls/handle.ts';
import { isEqual } from './handover-proof.ts';
import { signInHours } from './sign-in-hours.ts';

// Sessions are of one host. What the product's own host knows of a browser that has signed in to a school from there is
// a word to itself, in a cookie that it has signed: its pages offer no new school then. It opens nothing.

type Hinting = Pick<Services, 'sealer' | 'now'>;

const cookieName = 'schoolHint';
const purpose = 'product hint';

/** The cookie of the product's host for a browser that signs in to a school; it lasts as long as that. */
export const productHint = (
  { sealer, now }: Hinting,
  { slug, remember }: { readonly slug: string; readonly remember: boolean },
): Cookie => {
  const seconds = signInHours(remember) * 3600;
  const said = `${slug}.${Math.floor(now() / 1000) + seconds}`;
  return { name: cookieName, value: `${said}.${sealer.fingerprint(said, purpose)}`, maxAge: seconds };
};

/** The slug of the school that a browser has signed in to from the product's host, by a Cookie header. */
export const readProductHint = ({ sealer, now }: Hinting, cookies: string | undefined): string | undefined => {
  const value = readCookie(cookies, cookieName);
  if (value === undefined || value.length > 400) return undefined;
  const [slug = '', until = '', mark = ''] = value.split('.');
  if (!isEqual(mark, sealer.fingerprint(`${slug}.${until}`, purpose))) return undefined;
  return Number(until) * 1000 > now() ? slug : undefined;
};

/** That cookie taken away. */
export const endProductHint: Cookie = { name: cookieName, value: '', maxAge: 0 };
