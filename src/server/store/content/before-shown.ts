import { isDeepStrictEqual } from 'node:util';
import type { HolidayRegisters } from '#schemas/records/attendance.ts';
import type { WriteContext } from '../audit.ts';
import type { ContentDocument, ContentRow } from '../schema.ts';

/** A document that visitors are about to see. */
interface Shown {
  readonly type: string;
  readonly document: ContentDocument;
  /** What becomes of registers that were taken on the days of a holiday; undefined where nobody has said. */
  readonly registers: HolidayRegisters | undefined;
}

/** Settles what hangs on a document, in the transaction that shows it. Errors: `GUARD` where somebody has to say how. */
export type BeforeShown = (transaction: WriteContext, shown: Shown) => Promise<void>;

type Versions = Pick<ContentRow, 'published' | 'scheduled' | 'publishAt' | 'expireAt' | 'deletedAt'>;

/** What `visibleDocument` gives of a row that was read. */
const visibleOf = (row: Versions, now: Date): ContentDocument | null => {
  const isPast = (time: Date | null): boolean => time !== null && time <= now;
  if (row.deletedAt !== null || isPast(row.expireAt)) return null;
  if (row.publishAt === null || (isPast(row.publishAt) && row.scheduled === null)) return row.published;
  if (isPast(row.publishAt)) return row.scheduled;
  return row.scheduled === null ? null : row.published;
};

interface Change extends Pick<Shown, 'registers'> {
  readonly type: string;
  readonly before: Versions;
  /** What is to be set; the rest stays. */
  readonly step: Partial<Versions>;
  readonly now: Date;
}

/** Settles what hangs on a change of an item, where visitors see another document by it. */
export const settleShown = async (
  beforeShown: BeforeShown,
  transaction: WriteContext,
  { type, before, step, now, registers }: Change,
): Promise<void> => {
  const document = visibleOf({ ...before, ...step }, now);
  if (document === null || isDeepStrictEqual(document, visibleOf(before, now))) return;
  await beforeShown(transaction, { type, document, registers });
};
