import { isDeepStrictEqual } from 'node:util';
import { addHoliday, type HolidayBody } from '#schemas/api/holidays.ts';
import { notFound, notValid } from '#server/core/errors/refusals.ts';
import { settleHolidayRegisters } from '#server/domains/attendance/index.ts';
import { findSent, insertItem, lockItem, updateItem } from '#server/domains/content/index.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { clientKeyOf } from '#server/http/calls/client-key.ts';
import { type CallContext, created, handle, ok } from '#server/http/calls/handle.ts';
import { requireMatch } from '#server/http/calls/if-match.ts';
import { inLanguageOf } from '#server/http/calls/in-language-of.ts';
import { settled } from '#server/store/content/visible.ts';
import type { ContentDocument, ContentRow } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { findOverlaps, findWrongDates } from './check-dates.ts';
import { daysOffOf } from './days-off.ts';
import { holidayRow } from './holiday-row.ts';

/**
 * Adds or changes a holiday; it is on the website at once. One that overlaps another of its type is reported, not
 * refused. The same new one sent again is answered with the first. Errors: `STALE` for a change of another version than the
 * stored one.
 */
export const addHolidayHandler = handle(addHoliday, async ({ body }, context) => {
  const { Id, School_Id: _, Registers: registers, ...document } = body;
  const errors = findWrongDates(document);
  if (Object.keys(errors).length > 0) throw notValid(errors);
  const userId = userIdOf(context.actor);
  const { schoolId } = context.school;
  const clientKey = Id === 0 ? clientKeyOf(context) : undefined;
  return context.write(async (transaction) => {
    const sent = await findSent(transaction, { schoolId, type: 'holiday', clientKey });
    if (sent) {
      transaction.unrecorded();
      const stored = { ...document, ...(settled(sent, context.now()).published ?? sent.draft) };
      return created({ holiday: holidayRow(sent.id, stored, sent.version), warnings: [] });
    }
    const before = Id === 0 ? undefined : await lockItem(transaction, 'holiday', Id);
    if (Id !== 0 && !before) throw notFound();
    const seen = before && settled(before, context.now()).published;
    if (before) await requireVersion(transaction, context, { row: before, seen, body });
    const days = daysOffOf(document);
    if (days) await settleHolidayRegisters(transaction, { ...days, name: document.name, registers });
    const overlaps = await findOverlaps(transaction, { ...document, id: Id, now: context.now() });
    const warnings = overlaps.map(inLanguageOf(context));
    if (!before) {
      const values = { schoolId, type: 'holiday', published: document, clientKey } as const;
      const row = await insertItem(transaction, { ...values, userId, action: 'publish' });
      return created({ holiday: holidayRow(row.id, document, row.version), warnings });
    }
    const published = withSaid(seen ?? null, document);
    // What somebody has begun under Content, such as a translation, goes on from what is said here.
    const draft = before.draft && withSaid(before.draft, document);
    const atOnce = {
      draft: isDeepStrictEqual(draft, published) ? null : draft,
      scheduled: null,
      publishAt: null,
      expireAt: null,
    };
    const { version } = await updateItem(transaction, before, { published, ...atOnce, userId, action: 'publish' });
    return ok({ holiday: holidayRow(Id, published, version), warnings });
  });
});

interface Edit {
  readonly row: ContentRow;
  /** What visitors see of it. */
  readonly seen: ContentDocument | null | undefined;
  readonly body: HolidayBody;
}

const requireVersion = (
  transaction: StoreContext,
  context: CallContext,
  { row: { id, version, updatedAt, draft }, seen, body }: Edit,
): Promise<void> => {
  const { Id: _id, School_Id: _school, ...yours } = body;
  const current = holidayRow(id, seen ?? draft ?? yours, version);
  return requireMatch(transaction, context, { entity: 'holiday', id, version, updatedAt, current, yours });
};

/** What may be left out is not kept from before: a holiday whose timing is as usual again has no hours. */
const withSaid = (before: ContentDocument | null, said: ContentDocument): ContentDocument => {
  const { Opens_At: _opens, Closes_At: _closes, Description: _text, Fixed_Date: _fixed, ...kept } = before ?? {};
  return { ...kept, ...said };
};
