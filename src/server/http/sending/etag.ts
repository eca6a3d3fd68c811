import { createHash } from 'node:crypto';

/** A strong entity tag without its quotes: the same bytes have the same, and no others. */
export const etagOf = (body: string | Buffer): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 22);
