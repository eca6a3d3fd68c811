import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { directoryTag } from '../../../../schemas/sources/index.ts';
import { addSchool, changeSchool, isSchoolKeyTaken, lockSchool } from '../../store/global.ts';
import type { School } from '../../store/schema.ts';
import type { StoreContext } from '../../store/store.ts';

const keyLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const keyLength = 12;

export interface SchoolRow {
  schoolId: number;
  slug: string;
  name: string;
  /** The key the file asks for. */
  schoolKey: string | undefined;
}

/**
 * Writes the school's row, active and listed, in the transaction of its content, so that neither is ever seen without
 * the other. Returns notes for the report.
 */
export async function writeSchool(context: StoreContext, row: SchoolRow): Promise<string[]> {
  const { schoolId, slug, name } = row;
  const current = await lockSchool(context, schoolId);
  const { schoolKey, notes } = await chooseKey(context, row, current);
  const values = { slug, name, schoolKey, status: 'active', listed: true } as const;
  if (!current) await addSchool(context, { id: schoolId, ...values });
  else if (isDeepStrictEqual({ ...current, ...values }, current)) return notes;
  else await changeSchool(context, schoolId, values);
  context.touch(directoryTag);
  return notes;
}

async function chooseKey(
  context: StoreContext,
  { schoolId, schoolKey: wanted }: SchoolRow,
  current: School | undefined,
) {
  if (wanted === undefined || wanted === current?.schoolKey)
    return { schoolKey: current?.schoolKey ?? newKey(), notes: [] };
  if (!(await isSchoolKeyTaken(context, wanted, schoolId))) return { schoolKey: wanted, notes: [] };
  const schoolKey = current?.schoolKey ?? newKey();
  return { schoolKey, notes: [`schoolKey "${wanted}" is used by another school; this school has "${schoolKey}".`] };
}

/** A key that no other school has by chance: 12 letters and digits that are not mistaken for each other. */
export const newKey = (): string =>
  Array.from({ length: keyLength }, () => keyLetters[randomInt(keyLetters.length)]).join('');
