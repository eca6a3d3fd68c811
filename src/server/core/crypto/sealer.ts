import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts what must not be readable in a copy of the database, with a key from SECRET, which is not in it. */
export interface Sealer {
  /** AES-256-GCM; `place` (such as `students.aadhaar:12`) must be the same when it is opened. */
  seal(text: string, place: string): string;
  /** Throws where the text was sealed with another secret, for another place, or was changed. */
  open(sealed: string, place: string): string;
  /**
   * HMAC-SHA256 in base64url: the same for the same text, and revealing nothing about it. `purpose` is one of a few,
   * whose keys are remembered.
   */
  fingerprint(text: string, purpose: string): string;
}

const version = 'v1';
const algorithm = 'aes-256-gcm';

export const createSealer = (secret: string): Sealer => {
  const keys = new Map<string, Buffer>();
  const keyFor = (purpose: string): Buffer => {
    const known = keys.get(purpose);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', secret, 'schoolyard', purpose, 32));
    keys.set(purpose, key);
    return key;
  };
  const key = keyFor('seal');
  return {
    seal(text, place) {
      const iv = randomBytes(12);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(place));
      const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [version, ...[iv, cipher.getAuthTag(), data].map((part) => part.toString('base64url'))].join('.');
    },
    open(sealed, place) {
      const [found, iv = '', tag = '', data = ''] = sealed.split('.');
      if (found !== version) throw new Error('This was not sealed here.');
      const decipher = createDecipheriv(algorithm, key, Buffer.from(iv, 'base64url'), { authTagLength: 16 })
        .setAAD(Buffer.from(place))
        .setAuthTag(Buffer.from(tag, 'base64url'));
      return Buffer.concat([decipher.update(Buffer.from(data, 'base64url')), decipher.final()]).toString('utf8');
    },
    fingerprint: (text, purpose) => createHmac('sha256', keyFor(purpose)).update(text).digest('base64url'),
  };
};
