import { createHash, randomBytes } from 'node:crypto';

/**
 * A new secret for a cookie, a link or a token: 256 random bits, which cannot be guessed, so wrong ones need not be
 * counted.
 */
export const newSecret = (prefix = ''): string => `${prefix}${randomBytes(32).toString('base64url')}`;

/** What is stored of a secret made here. It needs no salt: no list of likely secrets can be made beforehand. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
