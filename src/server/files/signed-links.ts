import { timingSafeEqual } from 'node:crypto';
import type { Sealer } from '#server/core/crypto/sealer.ts';

/** How long a link to a private file holds at most, in seconds (docs/domain.md, Admissions). */
export const maxLinkSeconds = 600;

/** The file that a link leads to: the one that was stored, or one of a picture's sizes such as `480.webp`. */
export interface LinkedFile {
  readonly schoolId: number;
  readonly mediaId: number;
  readonly file?: string | undefined;
}

interface LinkOptions extends LinkedFile {
  readonly sealer: Pick<Sealer, 'fingerprint'>;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** 600 by default, which is the most. */
  readonly seconds?: number;
}

/** The path of a private file on its school's host, which anyone who has it may open until it expires. */
export const signMediaLink = ({ sealer, now, seconds = maxLinkSeconds, ...file }: LinkOptions): string => {
  if (!(seconds > 0 && seconds <= maxLinkSeconds)) throw new RangeError(`A link cannot hold for ${seconds} seconds.`);
  const expires = Math.floor(now / 1000) + Math.floor(seconds);
  const query = new URLSearchParams({ expires: String(expires), signature: signatureOf(sealer, file, expires) });
  return `/media/private/${placeOf(file)}?${query}`;
};

/** What links are signed with. */
export interface LinkServices {
  readonly sealer: Pick<Sealer, 'fingerprint'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Whether the caller may see pictures, and no documents. */
  readonly withholdsFiles?: true;
}

/** The query of a link to a document for who may see that it is there, and not what is in it. */
export const withheldQuery = 'withheld';

/** A link to a private file, for what a handler answers to someone who may see it. */
export const privateMediaLink = ({ sealer, now, withholdsFiles }: LinkServices, file: LinkedFile): string =>
  withholdsFiles && file.file === undefined
    ? `/media/private/${placeOf(file)}?${withheldQuery}`
    : signMediaLink({ ...file, sealer, now: now() });

interface Presented extends LinkedFile {
  readonly sealer: Pick<Sealer, 'fingerprint'>;
  readonly now: number;
  /** As they are in the query. */
  readonly expires: unknown;
  readonly signature: unknown;
}

/** Whether a link was made here for this file and still holds. */
export const isMediaLink = ({ sealer, now, expires, signature, ...file }: Presented): boolean => {
  if (typeof expires !== 'string' || typeof signature !== 'string' || !/^[1-9]\d{0,11}$/.test(expires)) return false;
  const left = Number(expires) - now / 1000;
  const expected = Buffer.from(signatureOf(sealer, file, Number(expires)));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) && left > 0 && left <= maxLinkSeconds;
};

const placeOf = ({ schoolId, mediaId, file }: LinkedFile): string =>
  file === undefined ? `${schoolId}/${mediaId}` : `${schoolId}/${mediaId}/${file}`;

const signatureOf = (sealer: Pick<Sealer, 'fingerprint'>, file: LinkedFile, expires: number): string =>
  sealer.fingerprint(`${placeOf(file)}?${expires}`, 'media-link');
