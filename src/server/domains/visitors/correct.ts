import { type CorrectBody, correctVisitor } from '#schemas/api/visitors/desk.ts';
import { refuse, wrongField } from '#server/core/errors/refusals.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { requireMatch } from '#server/http/calls/if-match.ts';
import type { StoreContext } from '#server/store/store.ts';
import { requireAllowed, requireHost, requireOutside, requirePurpose } from './check-visitor.ts';
import { type DeskDay, readDeskDay } from './desk-day.ts';
import { changeVisitor, lockWithMobile } from './find-visitor.ts';
import { requirePickedUpBy } from './pick-up.ts';
import { readVisitor, type StoredVisitor, storedValues } from './visitor-row.ts';

/** Throws where a visit is closed to corrections: before somebody has come, and once their day is over and they are out. */
const requireOpen = ({ state, day }: StoredVisitor, { today }: DeskDay): void => {
  if (state !== 'In' && state !== 'Out') throw refuse('This visitor has not come in.');
  if (state === 'Out' && day < today)
    throw refuse('A visit is corrected while the person is inside, or on the same day.');
};

/** Throws where somebody who is inside could not have come in with a number: they are let out first. */
const requireNumber = async (context: StoreContext, before: StoredVisitor, mobile: string): Promise<void> => {
  if (mobile === before.mobile) return;
  if (before.state === 'In') {
    await requireAllowed(context, mobile);
    await requireOutside(context, mobile, before.id);
  }
  await requirePickedUpBy(context, before, mobile);
};

/** Throws `STALE` where another desk has corrected another version of the visit meanwhile. */
const requireVersion = async (
  transaction: StoreContext,
  context: CallContext,
  { before, day, body }: { readonly before: StoredVisitor; readonly day: DeskDay; readonly body: CorrectBody },
): Promise<void> => {
  const { id, version, updatedAt } = before;
  const current = await readVisitor(transaction, id, day);
  const seen = { entity: 'visitor', id, changedBy: correctVisitor.id, version, updatedAt };
  await requireMatch(transaction, context, { ...seen, current, yours: body });
};

/**
 * Corrects what the desk has mistyped, and writes down what it was; what is as it was already is no change. Errors:
 * `STALE` for a correction of another version than the stored one.
 */
export const correctHandler = handle(correctVisitor, ({ params, body }, context) => {
  requirePurpose(body);
  return context.write(async (transaction) => {
    const day = await readDeskDay(transaction, context.now());
    const values = storedValues(body);
    const before = await lockWithMobile(transaction, params.id, values.mobile);
    requireOpen(before, day);
    const names = Object.keys(values) as (keyof typeof values)[];
    const changed = names.filter((name) => values[name] !== before[name]);
    if (changed.length === 0) {
      transaction.unrecorded();
      return ok(await readVisitor(transaction, before.id, day));
    }
    await requireVersion(transaction, context, { before, day, body });
    if ((values.purpose === 'Pick_Up') !== (before.purpose === 'Pick_Up'))
      throw wrongField(
        'Purpose',
        'A pick-up begins at the gate: note that they have left, and take them in again for it.',
      );
    await requireNumber(transaction, before, values.mobile);
    if (values.meetingId !== before.meetingId || values.meetingWith !== before.meetingWith)
      await requireHost(transaction, body);
    await changeVisitor(transaction, before, {
      ...Object.fromEntries(changed.map((name) => [name, values[name]])),
      version: before.version + 1,
      updatedAt: context.now(),
    });
    return ok(await readVisitor(transaction, before.id, day));
  });
});
