/** The cookie of a sign-in. `__Host-` needs https, which a developer's localhost has not. */
export const sessionCookieName = (baseUrl: URL): string =>
  baseUrl.protocol === 'https:' ? '__Host-session' : 'session';

/** The value of a cookie in a Cookie header; undefined if it is not there. */
export const readCookie = (header: string | undefined, name: string): string | undefined => {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
};
