import { and, count, desc, eq, gte, isNotNull } from 'drizzle-orm';
import { findKnownVisitor } from '#schemas/api/visitors/known.ts';
import { normalizePhone } from '#server/core/validation/phone.ts';
import { findGuardians } from '#server/domains/students/public.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { visitors } from '#server/store/schema.ts';
import { addDays } from '#shared/calendar.ts';
import { readDenied } from './denied.ts';
import { readDeskDay } from './desk-day.ts';
import { selectVisitors, visitorRow } from './visitor-row.ts';

/** "Here twice this month" counts so many days. */
const countedDays = 30;

/** What the desk may know of a mobile number before anything else is typed. */
export const findKnownHandler = handle(findKnownVisitor, ({ query }, context) =>
  context.read(async (transaction) => {
    const { db } = transaction;
    const mobile = normalizePhone(query.Mobile);
    const day = await readDeskDay(transaction, context.now());
    const own = eq(visitors.mobile, mobile);
    const came = and(own, isNotNull(visitors.passNo));
    const [last] = await selectVisitors(db).where(came).orderBy(desc(visitors.inAt)).limit(1);
    const [inside] = await selectVisitors(db).where(and(own, eq(visitors.state, 'In')));
    const [expected] = await selectVisitors(db).where(
      and(own, eq(visitors.state, 'Expected'), eq(visitors.day, day.today)),
    );
    const [visits] = await db
      .select({ total: count() })
      .from(visitors)
      .where(and(came, gte(visitors.day, addDays(day.today, -countedDays))));
    const seesStudents = context.scopeOf('/student', 'read') === 'all';
    return ok({
      Last: last ? visitorRow(last, day) : null,
      Visits: visits?.total ?? 0,
      Guardians: seesStudents
        ? (await findGuardians(transaction, mobile)).map(({ name, student }) => ({ Name: name, Student: student }))
        : [],
      Denied: (await readDenied(transaction, mobile)) ?? null,
      Inside: inside ? visitorRow(inside, day) : null,
      Expected: expected ? visitorRow(expected, day) : null,
    });
  }),
);
