import { arriveVisitor, type SignInBody, signInVisitor } from '#schemas/api/visitors/desk.ts';
import type { VisitorRow } from '#schemas/api/visitors/fields.ts';
import { refuse } from '#server/core/errors/refusals.ts';
import {
  keepUpload,
  portrait,
  type StoredUpload,
  storePictureUpload,
  withUploads,
} from '#server/files/uploads/uploads.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { type CallContext, created, handle, ok } from '#server/http/calls/handle.ts';
import { nextNumber } from '#server/store/number-series.ts';
import { onlyRow } from '#server/store/query.ts';
import { visitors } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { requireAllowed, requireHost, requireOutside, requirePurpose } from './check-visitor.ts';
import { readDeskDay } from './desk-day.ts';
import { changeVisitor, lockExpected, lockMobiles, lockWithMobile } from './find-visitor.ts';
import { limitCodes, takePickUp } from './pick-up.ts';
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
export const signInHandler = handle(signInVisitor, async ({ body, files: [file] }, context) => {
  requirePurpose(body);
  const { services, school } = context;
  const photo =
    file &&
    (await storePictureUpload(services, {
      schoolId: school.schoolId,
      file,
      class: 'private',
      userId: userIdOf(context.actor),
      ...portrait,
    }));
  return created(
    await withUploads(services, photo ? [photo] : [], () =>
      limitCodes(context, body.Pick_Up_Code, () => enterVisitor(context, body, photo)),
    ),
  );
});

const enterVisitor = (context: CallContext, body: SignInBody, photo: StoredUpload | undefined): Promise<VisitorRow> =>
  context.write(async (transaction) => {
    const { db } = transaction;
    const { schoolId } = context.school;
    const now = context.now();
    const day = await readDeskDay(transaction, now);
    const values = storedValues(body);
    await lockMobiles(transaction, schoolId, [values.mobile]);
    await requireAllowed(transaction, values.mobile);
    await requireOutside(transaction, values.mobile);
    await requireHost(transaction, body);
    const passNo = await nextPass(transaction, schoolId, body.Desk);
    const pickUp = await takePickUp(transaction, context, body);
    const signedIn = {
      state: 'In',
      day: day.today,
      passNo,
      inAt: now,
      inBy: userIdOf(context.actor),
      ...pickUp,
      ...(photo ? { photoMediaId: await keepUpload(transaction, photo) } : {}),
    } as const;
    if (pickUp)
      await transaction.audit({
        entity: 'student',
        id: pickUp.studentId,
        after: { pickedUp: { By: values.name, Proof: pickUp.pickUpProof, Pass_No: passNo } },
      });
    const expected = await lockExpected(transaction, values.mobile, day.today);
    if (expected) {
      await changeVisitor(transaction, expected, { ...values, ...signedIn });
      return readVisitor(transaction, expected.id, day);
    }
    const row = onlyRow(
      await db
        .insert(visitors)
        .values({ schoolId, ...values, ...signedIn, createdAt: now })
        .returning(),
    );
    const visitor = await readVisitor(transaction, row.id, day);
    await transaction.audit({ entity: 'visitor', id: row.id, after: visitor });
    return visitor;
  });

/** Signs somebody in who was expected. */
export const arriveHandler = handle(arriveVisitor, ({ params, body }, context) =>
  context.write(async (transaction) => {
    const now = context.now();
    const day = await readDeskDay(transaction, now);
    const before = await lockWithMobile(transaction, params.id);
    if (before.state !== 'Expected' || before.day !== day.today)
      throw refuse('This visitor is not expected today any more. See the list of today.');
    if (before.purpose === 'Pick_Up') throw refuse('Use the form to enter who picks up a child, and choose the child.');
    await requireAllowed(transaction, before.mobile);
    await requireOutside(transaction, before.mobile, before.id);
    const passNo = await nextPass(transaction, context.school.schoolId, body.Desk);
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
