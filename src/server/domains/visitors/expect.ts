import { cancelVisitor, expectVisitor } from '#schemas/api/visitors/desk.ts';
import { refuse, wrongField } from '#server/core/errors/refusals.ts';
import { created, handle, ok } from '#server/http/calls/handle.ts';
import { visitors } from '#server/store/schema.ts';
import { requireAllowed, requirePurpose } from './check-visitor.ts';
import { readDeskDay } from './desk-day.ts';
import { changeVisitor, lockVisitor } from './find-visitor.ts';
import { readVisitor, storedValues } from './visitor-row.ts';

/** Enters somebody who is going to come. */
export const expectHandler = handle(expectVisitor, ({ body }, context) => {
  requirePurpose(body);
  return context.write(async (transaction) => {
    const now = context.now();
    const day = await readDeskDay(transaction, now);
    if (body.Day < day.today) throw wrongField('Day', 'Date cannot be in the past.');
    const values = storedValues(body);
    await requireAllowed(transaction, values.mobile);
    const expected = { state: 'Expected', day: body.Day, expectedTime: body.Expected_Time ?? null } as const;
    const [row] = await transaction.db
      .insert(visitors)
      .values({ schoolId: context.school.schoolId, ...values, ...expected, createdAt: now })
      .returning();
    if (!row) throw new Error('The database returned no row for a visitor.');
    const visitor = await readVisitor(transaction, row.id, day);
    await transaction.audit({ entity: 'visitor', id: row.id, after: visitor });
    return created(visitor);
  });
});

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
