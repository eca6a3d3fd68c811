import { and, eq } from 'drizzle-orm';
import type { AddedHolidays } from '#schemas/api/holiday-bulk.ts';
import type { HolidayRegisters } from '#schemas/records/attendance.ts';
import { registersTaken } from '#server/core/errors/registers-taken.ts';
import { countHolidayRegisters, settleHolidayRegisters } from '#server/domains/attendance/index.ts';
import { insertItem, lockType } from '#server/domains/content/index.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { inLanguageOf } from '#server/http/calls/in-language-of.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { isVisible, visibleDocument } from '#server/store/content/visible.ts';
import { type ContentDocument, content } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { overlapText } from './check-dates.ts';
import { daysOffOf } from './days-off.ts';
import { holidayRow } from './holiday-row.ts';

type Added = AddedHolidays['holidays'][number];

/** A holiday that is to be added, checked. */
export interface Candidate {
  readonly document: ContentDocument;
  /** Of the file that it comes from. */
  readonly line?: number;
}

interface Adding {
  readonly context: CallContext;
  readonly candidates: readonly Candidate[];
  readonly dryRun: boolean;
  /** What becomes of registers that were taken on their days; undefined where nobody has said. */
  readonly registers: HolidayRegisters | undefined;
}

/**
 * Adds holidays, on the website at once; one that the school has already, by name and days, is left alone, and one that
 * overlaps another of its type is reported. A dry run changes nothing and says the same, with ids of 0. Errors: `GUARD`
 * with the number of registers where some were taken on their days and nothing was said of them.
 */
export const addAll = async (
  transaction: WriteContext,
  { context, candidates, dryRun, registers }: Adding,
): Promise<AddedHolidays> => {
  const { schoolId } = context.school;
  const userId = userIdOf(context.actor);
  await lockType(transaction, schoolId, 'holiday');
  const known = [...(await readHolidays(transaction.db, context.now()))];
  const holidays: Added[] = [];
  for (const { document, line } of candidates) {
    const place = line === undefined ? {} : { line };
    const there = known.find((one) => isSame(one.document, document));
    if (there) {
      holidays.push({ ...place, state: 'There', holiday: holidayRow(there.id, there.document), warnings: [] });
      continue;
    }
    const warnings = known
      .filter((one) => overlap(one.document, document))
      .map((one) => inLanguageOf(context)(overlapText(one.document.name)));
    const taken = await countTaken(transaction, document);
    if (!dryRun && registers !== undefined) await settle(transaction, document, registers);
    const id = dryRun ? 0 : await insert(transaction, { schoolId, userId, document });
    known.push({ id, document });
    holidays.push({
      ...place,
      state: 'New',
      holiday: holidayRow(id, document),
      warnings,
      ...(taken > 0 && { registers: taken }),
    });
  }
  const asked = holidays.reduce((sum, one) => sum + (one.registers ?? 0), 0);
  if (!dryRun && registers === undefined && asked > 0) throw registersTaken(asked);
  const added = holidays.filter(({ state }) => state === 'New').length;
  if (dryRun || added === 0) transaction.unrecorded();
  return { dryRun, added, holidays };
};

const countTaken = async (transaction: WriteContext, document: ContentDocument): Promise<number> => {
  const days = daysOffOf(document);
  return days ? countHolidayRegisters(transaction, days) : 0;
};

const settle = async (
  transaction: WriteContext,
  document: ContentDocument,
  registers: HolidayRegisters,
): Promise<void> => {
  const days = daysOffOf(document);
  if (days) await settleHolidayRegisters(transaction, { ...days, name: String(document.name), registers });
};

const insert = async (
  transaction: WriteContext,
  { schoolId, userId, document }: { schoolId: number; userId: number | null; document: ContentDocument },
): Promise<number> => {
  const values = { schoolId, type: 'holiday', published: document } as const;
  return (await insertItem(transaction, { ...values, userId, action: 'publish' })).id;
};

interface Known {
  readonly id: number;
  readonly document: ContentDocument;
}

/** The holidays of a school that are seen at a time, in the order in which they were made. */
export const readHolidays = async (db: Db, now: Date): Promise<readonly Known[]> => {
  const rows = await db
    .select({ id: content.id, document: visibleDocument(now) })
    .from(content)
    .where(isHoliday(now))
    .orderBy(content.id);
  return rows.map(({ id, document }) => ({ id, document: document ?? {} }));
};

const isHoliday = (now: Date) => and(eq(content.type, 'holiday'), isVisible(now));

const nameOf = ({ name }: ContentDocument): string => String(name).toLocaleLowerCase('und');

const isSame = (one: ContentDocument, other: ContentDocument): boolean =>
  nameOf(one) === nameOf(other) &&
  one.startHolidayDate === other.startHolidayDate &&
  one.endHolidayDate === other.endHolidayDate;

const typeOf = ({ Holiday_Type = 'School' }: ContentDocument): unknown => Holiday_Type;

const overlap = (one: ContentDocument, other: ContentDocument): boolean =>
  typeOf(one) === typeOf(other) &&
  String(one.startHolidayDate) <= String(other.endHolidayDate) &&
  String(one.endHolidayDate) >= String(other.startHolidayDate);
