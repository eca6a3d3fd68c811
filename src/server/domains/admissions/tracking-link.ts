import { timingSafeEqual } from 'node:crypto';
import type { Services } from '#server/http/calls/handle.ts';
import type { EnquiryRow } from '#server/store/schema.ts';

type Tracked = Pick<EnquiryRow, 'schoolId' | 'id' | 'email' | 'mobile'>;
type Signing = Pick<Services, 'sealer' | 'now'>;

/** How long a mailed link works. */
export const linkMinutes = 30;

/** A secret that stands for an enquiry until it is too old, or the address or number in the enquiry is another one. */
export const trackingToken = ({ sealer, now }: Signing, row: Tracked): string => {
  const expires = Math.floor(now() / 1000) + linkMinutes * 60;
  return `${row.id}.${expires}.${signatureOf(sealer, row, expires)}`;
};

/** The id of the enquiry that a secret says it is for; undefined if it is none of ours or too old. */
export const enquiryOfToken = ({ now }: Pick<Signing, 'now'>, token: string): number | undefined => {
  const [, id, expires] = tokenPattern.exec(token) ?? [];
  return id !== undefined && Number(expires) > now() / 1000 ? Number(id) : undefined;
};

/** Whether a secret was made for this enquiry, as it is at the time. */
export const isTokenOf = ({ sealer }: Pick<Signing, 'sealer'>, token: string, row: Tracked): boolean => {
  const [, , expires, signature = ''] = tokenPattern.exec(token) ?? [];
  const [given, wanted] = [Buffer.from(signature), Buffer.from(signatureOf(sealer, row, Number(expires)))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};

const tokenPattern = /^([1-9]\d{0,8})\.([1-9]\d{0,11})\.([\w-]{20,100})$/;

const signatureOf = (sealer: Signing['sealer'], { schoolId, id, email, mobile }: Tracked, expires: number): string =>
  sealer.fingerprint(JSON.stringify([schoolId, id, email, mobile, expires]), 'tracking link');
