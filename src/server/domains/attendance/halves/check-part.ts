import type { RegisterBody } from '#schemas/api/attendance/take.ts';
import { type AttendanceCode, isHalfCode } from '#schemas/records/attendance.ts';
import { notValid, refuse, wrongField } from '#server/core/errors/refusals.ts';
import type { Db } from '#server/store/store.ts';
import type { RegisterKey } from '../register.ts';
import { hasHalves, isWholeTaken } from './read-halves.ts';
import { readHalfSettings } from './settings.ts';

/**
 * Throws where a day would have a register of the whole and of a half. A whole day is taken in a school of halves too
 * while no half is: a register that waited on a device since before the school changed is not lost.
 */
export const requirePart = async (db: Db, key: RegisterKey): Promise<void> => {
  const halved = await hasHalves(db, key);
  if (key.part === 'Full') {
    if (halved) throw refuse('The forenoon and the afternoon of this day have registers of their own.');
    return;
  }
  if (halved) return;
  if (await isWholeTaken(db, key)) throw refuse('The register of the whole day was taken.');
  if ((await readHalfSettings(db)).Mode === 'Daily') throw refuse('This school takes one register a day.');
};

const wrongCode = 'Say of half a day who was there and who was not.';

/** Throws where half a day is said of half a day. */
export const requireHalfCodes = ({ part }: Pick<RegisterKey, 'part'>, marks: RegisterBody['Marks']): void => {
  if (part === 'Full') return;
  const wrong = marks.flatMap(({ Status }, at): [string, string[]][] =>
    isHalfCode(Status) ? [] : [[`Marks.${at}.Status`, [wrongCode]]],
  );
  if (wrong.length > 0) throw notValid(Object.fromEntries(wrong));
};

/** The same of one mark. */
export const requireHalfCode = (part: RegisterKey['part'], code: AttendanceCode): void => {
  if (part !== 'Full' && !isHalfCode(code)) throw wrongField('Status', wrongCode);
};
