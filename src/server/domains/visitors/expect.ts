import { cancelVisitor, expectVisitor } from '#schemas/api/visitors/desk.ts';
import { refuse, wrongField } from '#server/core/errors/refusals.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { type CallContext, created, handle, ok } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { onlyRow } from '#server/store/query.ts';
import { visitors } from '#server/store/schema.ts';
import { requireAllowed, requireHost, requirePurpose } from './check-visitor.ts';
import { type DeskDay, readDeskDay } from './desk-day.ts';
import { changeVisitor, lockVisitor } from './find-visitor.ts';
import { readVisitor, type StoredVisitor, storedValues } from './visitor-row.ts';

/** Enters somebody who is going to come. */
export const expectHandler = handle(expectVisitor, ({ body }, context) => {
  requirePurpose(body);
  return context.write(async (transaction) => {
    const { row, day } = await addExpected(transaction, context, { body, requireAllowed });
    return created(await readVisitor(transaction, row.id, day));
  });
});

interface Adding {
  readonly body: Parameters<typeof storedValues>[0] & { readonly Day: string; readonly Expected_Time?: string };
  /** Throws for who is not let in. */
  readonly requireAllowed: typeof requireAllowed;
}

/** Stores an expected visit, and who has entered it. */
export const addExpected = async (
  transaction: WriteContext,
  context: CallContext,
  adding: Adding,
): Promise<{ readonly row: StoredVisitor; readonly day: DeskDay }> => {
  const { body } = adding;
  const now = context.now();
  const day = await readDeskDay(transaction, now);
  if (body.Day < day.today) throw wrongField('Day', 'Date cannot be in the past.');
  const values = storedValues(body);
  await adding.requireAllowed(transaction, values.mobile);
  await requireHost(transaction, body);
  const expected = {
    state: 'Expected',
    day: body.Day,
    expectedTime: body.Expected_Time ?? null,
    expectedBy: userIdOf(context.actor),
  } as const;
  const row = onlyRow(
    await transaction.db
      .insert(visitors)
      .values({ schoolId: context.school.schoolId, ...values, ...expected, createdAt: now })
      .returning(),
  );
  await transaction.audit({ entity: 'visitor', id: row.id, after: await readVisitor(transaction, row.id, day) });
  return { row, day };
};

/** Cancels an expected visit; one that is cancelled stays so. */
export const cancelHandler = handle(cancelVisitor, ({ params }, context) =>
  context.write(async (transaction) => {
    const day = await readDeskDay(transaction, context.now());
    const before = await lockVisitor(transaction, params.id);
    if (before.state === 'Cancelled') transaction.unrecorded();
    else if (before.state === 'Expected') await changeVisitor(transaction, before, { state: 'Cancelled' });
    else throw refuse('Only a visit that is still expected can be cancelled.');
    return ok(await readVisitor(transaction, params.id, day));
  }),
);
