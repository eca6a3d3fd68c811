import { createHash } from 'node:crypto';

/** A strong entity tag without its quotes: the same bytes have the same, and no others. */
export const etagOf = (body: string | Buffer): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 22);

/** Whether an `If-None-Match` names a tag, given with its quotes; a proxy may have made it a weak one. */
export const namesTag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) === true;
