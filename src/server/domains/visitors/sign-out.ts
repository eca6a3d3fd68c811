import { signOutByPass, signOutVisitor, undoSignOut } from '#schemas/api/visitors/desk.ts';
import { signOutUndoMinutes } from '#schemas/records/visitor.ts';
import { refuse } from '#server/core/errors/refusals.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { requireOutside } from './check-visitor.ts';
import { readDeskDay } from './desk-day.ts';
import { changeVisitor, lockByPass, lockVisitor, lockWithMobile } from './find-visitor.ts';
import { readVisitor, type StoredVisitor } from './visitor-row.ts';

/** Ends a visit once; who comes second is told by whom and when it was ended. */
const signOut = async (transaction: WriteContext, context: CallContext, before: StoredVisitor) => {
  const now = context.now();
  const wasOut = before.state === 'Out';
  if (wasOut) transaction.unrecorded();
  else if (before.state === 'In')
    await changeVisitor(transaction, before, { state: 'Out', outAt: now, outBy: userIdOf(context.actor) });
  else throw refuse('This visitor has not come in.');
  const day = await readDeskDay(transaction, now);
  return ok({ visitor: await readVisitor(transaction, before.id, day), wasOut });
};

export const signOutHandler = handle(signOutVisitor, ({ params }, context) =>
  context.write(async (transaction) => signOut(transaction, context, await lockVisitor(transaction, params.id))),
);

export const signOutByPassHandler = handle(signOutByPass, ({ body }, context) =>
  context.write(async (transaction) => signOut(transaction, context, await lockByPass(transaction, body.Pass_No))),
);

/** Takes a sign-out back that was a mistake. */
export const undoSignOutHandler = handle(undoSignOut, ({ params }, context) =>
  context.write(async (transaction) => {
    const now = context.now();
    const before = await lockWithMobile(transaction, params.id);
    if (before.state === 'In') transaction.unrecorded();
    else {
      const latest = now.getTime() - signOutUndoMinutes * 60_000;
      if (before.outAt === null || before.outAt.getTime() < latest)
        throw refuse(`Leaving can be taken back for ${signOutUndoMinutes} minutes. Enter the visit anew.`);
      await requireOutside(transaction, before.mobile, before.id);
      await changeVisitor(transaction, before, { state: 'In', outAt: null, outBy: null });
    }
    return ok(await readVisitor(transaction, before.id, await readDeskDay(transaction, now)));
  }),
);
