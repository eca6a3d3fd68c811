import { createHash, randomBytes } from 'node:crypto';

/** A new operator token: 256 random bits, which nobody guesses, so that wrong ones need no counting. */
export const newTokenSecret = (): string => `syd_${randomBytes(32).toString('base64url')}`;

/** What is kept of a token. It needs no salt: no list of likely tokens can be made beforehand. */
export const hashToken = (secret: string): string => createHash('sha256').update(secret).digest('hex');
