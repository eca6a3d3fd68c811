import { createHash, randomBytes } from 'node:crypto';

/** A new secret for a cookie, a link or a token: 256 random bits, which nobody guesses, so that wrong ones need no counting. */
export const newSecret = (prefix = ''): string => `${prefix}${randomBytes(32).toString('base64url')}`;

/** What is kept of a secret that was made here. It needs no salt: no list of likely ones can be made beforehand. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
