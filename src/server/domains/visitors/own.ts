import { and, asc, eq, gte } from 'drizzle-orm';
import { cancelOwnVisitor, expectOwnVisitor, listOwnVisitors, type OwnVisit } from '#schemas/api/visitors/own.ts';
import { notFound, refuse } from '#server/core/errors/refusals.ts';
import { wholeName } from '#server/core/whole-name.ts';
import { findOwnMember } from '#server/domains/staff/public.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { type CallContext, created, type Handler, handle, ok } from '#server/http/calls/handle.ts';
import { deniedVisitors, visitors } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { requirePurpose } from './check-visitor.ts';
import { type DeskDay, readDeskDay } from './desk-day.ts';
import { addExpected } from './expect.ts';
import { changeVisitor, lockVisitor } from './find-visitor.ts';
import { type StoredVisitor, stateOf } from './visitor-row.ts';

/** The number of the caller's account; a program has none, and nobody comes to see it. */
const requireUser = ({ actor }: Pick<CallContext, 'actor'>): number => {
  const id = userIdOf(actor);
  if (id === null) throw refuse('A program is visited by nobody. Use the call of the desk.');
  return id;
};

const ownVisit = (row: StoredVisitor, day: DeskDay): OwnVisit => ({
  Visitor_Id: row.id,
  State: stateOf(row, day),
  Name: row.name,
  Mobile: row.mobile,
  Purpose: row.purpose,
  ...(row.purposeText === null ? {} : { Purpose_Text: row.purposeText }),
  Persons: row.persons,
  ...(row.vehicleNo === null ? {} : { Vehicle_No: row.vehicleNo }),
  ...(row.note === null ? {} : { Note: row.note }),
  Day: row.day,
  ...(row.expectedTime === null ? {} : { Expected_Time: row.expectedTime }),
});

const listHandler = handle(listOwnVisitors, (_, context) =>
  context.read(async (transaction) => {
    const day = await readDeskDay(transaction, context.now());
    const rows = await transaction.db
      .select()
      .from(visitors)
      .where(and(eq(visitors.expectedBy, userIdOf(context.actor) ?? 0), gte(visitors.day, day.today)))
      .orderBy(asc(visitors.day), asc(visitors.expectedTime), asc(visitors.id));
    return ok({ Today: day.today, visits: rows.map((row) => ownVisit(row, day)) });
  }),
);

const expectHandler = handle(expectOwnVisitor, ({ body }, context) => {
  requirePurpose(body);
  return context.write(async (transaction) => {
    const { actor } = context;
    requireUser(context);
    const member = await findOwnMember(transaction.db, context);
    const host = {
      Meeting_With: 'Staff',
      Meeting_Name: member ? wholeName(member) : actor.kind === 'user' ? actor.name : '',
      ...(member ? { Meeting_Id: member.id } : {}),
    } as const;
    const { row, day } = await addExpected(transaction, context, {
      body: { ...body, ...host },
      requireAllowed: requireAllowedQuietly,
    });
    return created(ownVisit(row, day));
  });
});

/** Why somebody is not let in is the desk's to know. */
const requireAllowedQuietly = async ({ db }: StoreContext, mobile: string): Promise<void> => {
  const [denied] = await db
    .select({ id: deniedVisitors.id })
    .from(deniedVisitors)
    .where(eq(deniedVisitors.mobile, mobile));
  if (denied) throw refuse('This person is not let in. Ask the front office.');
};

const cancelHandler = handle(cancelOwnVisitor, ({ params }, context) =>
  context.write(async (transaction) => {
    const day = await readDeskDay(transaction, context.now());
    const before = await lockVisitor(transaction, params.id);
    if (before.expectedBy !== requireUser(context)) throw notFound();
    if (before.state === 'Cancelled') transaction.unrecorded();
    else if (before.state === 'Expected') await changeVisitor(transaction, before, { state: 'Cancelled' });
    else throw refuse('Only a visit that is still expected can be cancelled.');
    return ok(ownVisit({ ...before, state: 'Cancelled' }, day));
  }),
);

/** What the calls do by which members of staff enter their own visitors. */
export const ownVisitorHandlers: readonly Handler[] = [listHandler, expectHandler, cancelHandler];
