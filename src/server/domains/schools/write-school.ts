import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { directoryTag } from '#schemas/sources/index.ts';
import { addSchool, changeSchool, isSchoolKeyTaken, lockSchool } from '#server/store/global.ts';
import type { School, SchoolStatus } from '#server/store/schema.ts';
import { requireOwnSlug } from '#server/store/slugs.ts';
import type { StoreContext } from '#server/store/store.ts';

const keyLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const keyLength = 12;

export interface ImportedSchool {
  schoolId: number;
  slug: string;
  name: string;
  /** The key that the file sets. */
  schoolKey: string | undefined;
  /** Whether it is a demo school from now on. */
  isDemo: boolean;
}

/** The states that an operator alone ends. */
const shut: ReadonlySet<SchoolStatus> = new Set(['suspended', 'closed']);

/**
 * Writes the school's row, active and listed, in the transaction of its content, so that neither is ever seen without
 * the other. One that is suspended or closed stays so. Returns notes for the report.
 */
export const writeSchool = async (context: StoreContext, row: ImportedSchool): Promise<string[]> => {
  const { schoolId, slug, name, isDemo } = row;
  const current = await lockSchool(context, schoolId);
  const { schoolKey, notes: keyNotes } = await chooseKey(context, row, current);
  const kept = current && shut.has(current.status) ? current.status : undefined;
  const notes = [
    ...keyNotes,
    ...(kept ? [`The school is ${kept} and stays so: see schoolyard school state.`] : []),
    ...(current?.isDemo && !isDemo
      ? ['It was a demo school and is one no more: its pages no longer show the examples of figures in its theme.']
      : []),
  ];
  const values = { slug, name, schoolKey, status: kept ?? 'active', listed: true, isDemo } as const;
  if (!current) await addNew(context, { id: schoolId, ...values });
  else if (isDeepStrictEqual({ ...current, ...values }, current)) return notes;
  else await changeSchool(context, schoolId, values);
  context.touch(directoryTag);
  return notes;
};

const addNew = async (context: StoreContext, school: Parameters<typeof addSchool>[1]): Promise<void> => {
  await addSchool(context, school);
  await requireOwnSlug(context, school.id, school.slug);
};

const chooseKey = async (
  context: StoreContext,
  { schoolId, schoolKey: wanted }: ImportedSchool,
  current: School | undefined,
) => {
  if (wanted === undefined || wanted === current?.schoolKey)
    return { schoolKey: current?.schoolKey ?? newKey(), notes: [] };
  if (!(await isSchoolKeyTaken(context, wanted, schoolId))) return { schoolKey: wanted, notes: [] };
  const schoolKey = current?.schoolKey ?? newKey();
  return { schoolKey, notes: [`schoolKey "${wanted}" is used by another school; this school has "${schoolKey}".`] };
};

/** A key that no other school has by chance: 12 letters and digits that are not mistaken for each other. */
export const newKey = (): string =>
  Array.from({ length: keyLength }, () => keyLetters[randomInt(keyLetters.length)]).join('');
