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
  let number = await nextNumber(context, schoolId, name);
  const { issued, byHand } = await readGiven(context.db);
  while (issued.has(number) || byHand.has(number)) number = await nextNumber(context, schoolId, name);
  return toTcNo(number);
};

/** Numbers of the form of the series. */
interface Given {
  /** Of stays that are over, and of those before. */
  readonly issued: ReadonlySet<number>;
  /** Of files that were added with a number. */
  readonly byHand: ReadonlySet<number>;
}

const readGiven = async (db: Db): Promise<Given> => {
  const { rows } = await db.execute<{ number: number; is_issued: boolean }>(sql`
    select distinct substring(given.text from 4)::int as number, given.is_issued from (
      select details->>'Tc_No' as text, true as is_issued from students
      union all select stay->>'Tc_No', true from students, jsonb_array_elements(details->'Past_Stays') as stay
      union all select upper(trim(document_number)), false from student_documents where document_type = 'TC_Issued'
    ) as given where given.text ~ '^TC-[0-9]{1,7}$'`);
  const numbers = (isIssued: boolean) =>
    new Set(rows.flatMap((row) => (row.is_issued === isIssued ? [row.number] : [])));
  return { issued: numbers(true), byHand: numbers(false) };
};

/** The last number that the series has given; what somebody typed by hand may be of another style. */
const lastOf = ({ issued }: Given): number => [...issued].reduce((last, number) => Math.max(last, number), 0);

const toSeries = async (db: Db, from: number): Promise<CertificateSeries> => {
  const given = await readGiven(db);
  const last = lastOf(given);
  let next = from;
  while (given.issued.has(next) || given.byHand.has(next)) next += 1;
  return { Next: next, Next_Tc_No: toTcNo(next), ...(last > 0 && { Last: last }) };
};

const readSeriesHandler = handle(readCertificateSeries, (_, context) =>
  context.read(async ({ db }) => {
    const [row] = await db.select().from(numberSeries).where(eq(numberSeries.name, name));
    return ok(await toSeries(db, row?.next ?? 1));
  }),
);

/** Goes on from a number that is above all that the series has given. Whoever leaves at the same time waits for it. */
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
