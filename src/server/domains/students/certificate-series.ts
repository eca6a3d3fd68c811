import { and, eq, sql } from 'drizzle-orm';
import {
  type CertificateSeries,
  readCertificateSeries,
  setCertificateSeries,
} from '#schemas/api/students/certificate-series.ts';
import { wrongField } from '#server/core/errors/refusals.ts';
import { type Handler, handle, ok } from '#server/http/calls/handle.ts';
import { nextNumber, nextNumbers } from '#server/store/number-series.ts';
import { numberSeries } from '#server/store/schema.ts';
import type { Db, StoreContext } from '#server/store/store.ts';

const name = 'transferCertificate';

const toTcNo = (number: number): string => `TC-${String(number).padStart(4, '0')}`;

/** The number of a transfer certificate, from the school's series; one that was given by hand is passed over. */
export const issueTcNumber = async (context: StoreContext, schoolId: number): Promise<string> => {
  for (;;) {
    const number = await nextNumber(context, schoolId, name);
    if (!(await readGiven(context.db)).has(number)) return toTcNo(number);
  }
};

/**
 * The numbers of the form of the series that certificates have: of stays that are over, of those before, and of files
 * that were added with a number.
 */
const readGiven = async (db: Db): Promise<ReadonlySet<number>> => {
  const { rows } = await db.execute<{ number: number }>(sql`
    select distinct substring(given.text from 4)::int as number from (
      select details->>'Tc_No' as text from students
      union all select stay->>'Tc_No' from students, jsonb_array_elements(details->'Past_Stays') as stay
      union all select upper(trim(document_number)) from student_documents where document_type = 'TC_Issued'
    ) as given where given.text ~ '^TC-[0-9]{1,7}$'`);
  return new Set(rows.map(({ number }) => number));
};

const toSeries = async (db: Db, next: number): Promise<CertificateSeries> => {
  const last = Math.max(0, ...(await readGiven(db)));
  return { Next: next, Next_Tc_No: toTcNo(next), ...(last > 0 && { Last: last }) };
};

const readSeriesHandler = handle(readCertificateSeries, (_, context) =>
  context.read(async ({ db }) => {
    const [row] = await db.select().from(numberSeries).where(eq(numberSeries.name, name));
    return ok(await toSeries(db, row?.next ?? 1));
  }),
);

/** Goes on from a number that is above all that were given. Whoever leaves at the same time waits for it. */
const setSeriesHandler = handle(setCertificateSeries, ({ body: { Next } }, context) =>
  context.write(async (tx) => {
    const { schoolId } = context.school;
    const before = await nextNumbers(tx, { schoolId, name, count: 0 });
    const { Last = 0 } = await toSeries(tx.db, before);
    if (Next <= Last)
      throw wrongField('Next', `${toTcNo(Last)} was given already. Choose ${Last + 1} or a higher number.`);
    await tx.db
      .update(numberSeries)
      .set({ next: Next })
      .where(and(eq(numberSeries.schoolId, schoolId), eq(numberSeries.name, name)));
    await tx.audit({
      entity: 'certificateSeries',
      id: schoolId,
      before: { Next_Tc_No: toTcNo(before) },
      after: { Next_Tc_No: toTcNo(Next) },
    });
    return ok(await toSeries(tx.db, Next));
  }),
);

export const certificateSeriesHandlers: readonly Handler[] = [readSeriesHandler, setSeriesHandler];
