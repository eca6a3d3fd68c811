import { arriveVisitor, signInVisitor } from '#schemas/api/visitors/desk.ts';
import { refuse } from '#server/core/errors/refusals.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { created, handle, ok } from '#server/http/calls/handle.ts';
import { nextNumber } from '#server/store/number-series.ts';
import { visitors } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { requireAllowed, requireOutside, requirePurpose } from './check-visitor.ts';
import { readDeskDay } from './desk-day.ts';
import { changeVisitor, lockExpected, lockVisitor } from './find-visitor.ts';
import { readVisitor, storedValues } from './visitor-row.ts';

/**
 * The next pass of a desk, such as 1-0231. Each desk has a series of its own, so that its passes run on without gaps and
 * no desk waits for another; two devices that are set to the same desk share its series.
 */
const nextPass = async (transaction: StoreContext, schoolId: number, desk: number): Promise<string> => {
  const number = await nextNumber(transaction, schoolId, `visitor:${desk}`);
  return `${desk}-${String(number).padStart(4, '0')}`;
};

/** Signs somebody in; who was expected today is that visitor. */
export const signInHandler = handle(signInVisitor, ({ body }, context) => {
  requirePurpose(body);
  return context.write(async (transaction) => {
    const { db } = transaction;
    const { schoolId } = context.school;
    const now = context.now();
    const day = await readDeskDay(transaction, now);
    const values = storedValues(body);
    await requireAllowed(transaction, values.mobile);
    // Taking the number first lets two requests for one person at a desk follow each other.
    const passNo = await nextPass(transaction, schoolId, body.Desk);
    await requireOutside(transaction, values.mobile);
    const signedIn = { state: 'In', day: day.today, passNo, inAt: now, inBy: userIdOf(context.actor) } as const;
    const expected = await lockExpected(transaction, values.mobile, day.today);
    if (expected) {
      await changeVisitor(transaction, expected, { ...values, ...signedIn });
      return created(await readVisitor(transaction, expected.id, day));
    }
    const [row] = await db
      .insert(visitors)
      .values({ schoolId, ...values, ...signedIn, createdAt: now })
      .returning();
    if (!row) throw new Error('The database returned no row for a visitor.');
    const visitor = await readVisitor(transaction, row.id, day);
    await transaction.audit({ entity: 'visitor', id: row.id, after: visitor });
    return created(visitor);
  });
});

/** Signs somebody in who was expected. */
export const arriveHandler = handle(arriveVisitor, ({ params, body }, context) =>
  context.write(async (transaction) => {
    const now = context.now();
    const day = await readDeskDay(transaction, now);
    const before = await lockVisitor(transaction, params.id);
    if (before.state !== 'Expected' || before.day !== day.today)
      throw refuse('This visitor is not expected today any more. See the list of today.');
    await requireAllowed(transaction, before.mobile);
    const passNo = await nextPass(transaction, context.school.schoolId, body.Desk);
    await requireOutside(transaction, before.mobile, before.id);
    await changeVisitor(transaction, before, {
      state: 'In',
      passNo,
      inAt: now,
      inBy: userIdOf(context.actor),
      ...(body.Persons === undefined ? {} : { persons: body.Persons }),
      ...(body.Vehicle_No ? { vehicleNo: body.Vehicle_No.toUpperCase() } : {}),
    });
    return ok(await readVisitor(transaction, before.id, day));
  }),
);
