import { and, eq, inArray, isNull } from 'drizzle-orm';
import { type EnquiryImportRow, type ImportedEnquiries, importEnquiries } from '#schemas/api/admission-import.ts';
import type { EnquiryBody } from '#schemas/api/admissions.ts';
import { enquiryTypes } from '#schemas/records/enquiry.ts';
import { notValid, wrongField } from '#server/core/errors/refusals.ts';
import { normalizePhone } from '#server/core/validation/phone.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { inLanguageOf } from '#server/http/calls/in-language-of.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { nextNumbers } from '#server/store/number-series.ts';
import { type EnquiryRow, enquiries } from '#server/store/schema.ts';
import { startYearOf } from './age.ts';
import { findEnquiryFaults, readEnquiryRules } from './check-enquiry.ts';
import { officeRow } from './enquiry-row.ts';
import { enquirySeries, newEnquiry } from './new-enquiry.ts';

type Answer = ImportedEnquiries['enquiries'][number];

/** Adds a list of enquiries: all of them or, where any row is wrong, none. A dry run changes nothing and says the same. */
export const importEnquiriesHandler = handle(importEnquiries, async ({ body }, context) => {
  const { Session, rows, Consent, dryRun } = body;
  if (!Consent && !dryRun)
    throw wrongField('Consent', 'Please confirm that these families agreed to be contacted by the school.');
  const imported = await context.write(async (transaction) => {
    const now = context.now();
    const rules = await readEnquiryRules(transaction, { session: Session, now, isOffice: true });
    const checked = rows.map((row) => findEnquiryFaults(rules, { ...row, Session }));
    const errors = checked.flatMap(({ errors: found }, at) =>
      Object.entries(found).map(([field, texts]) => [field === 'Session' ? field : `rows[${at}].${field}`, texts]),
    );
    if (errors.length > 0) throw notValid(Object.fromEntries(errors));
    const warnings = checked.map((one) => one.warnings.map(inLanguageOf(context)));
    return importAll(transaction, context, { session: Session, rows, warnings, dryRun });
  });
  return ok(imported);
});

interface Importing {
  readonly session: string;
  readonly rows: readonly EnquiryImportRow[];
  /** What to look at again, by row. */
  readonly warnings: readonly string[][];
  readonly dryRun: boolean;
}

const importAll = async (
  transaction: WriteContext,
  context: CallContext,
  { session, rows, warnings, dryRun }: Importing,
): Promise<ImportedEnquiries> => {
  const { schoolId } = context.school;
  const series = enquirySeries(startYearOf(session));
  // Who sends the same list at the same time waits, and finds the rows there.
  if (!dryRun) await nextNumbers(transaction, { schoolId, name: series, count: 0 });
  const known = await readKnown(transaction, session, rows);
  const keys = rows.map(keyOfRow);
  const isNew = (at: number): boolean => !known.has(keys[at] ?? '') && keys.indexOf(keys[at] ?? '') === at;
  const news = rows.map((_, at) => isNew(at));
  const fresh = rows.filter((_, at) => news[at]);
  if (dryRun || fresh.length === 0) transaction.unrecorded();
  else {
    const first = await nextNumbers(transaction, { schoolId, name: series, count: fresh.length });
    const values = fresh.map((row, at) => {
      const body: EnquiryBody = { ...row, Admission_Enquiry_Id: 0, Session: session, Consent: true };
      return newEnquiry(context, { body, enquiryType: enquiryTypes.import, number: first + at });
    });
    for (const row of await transaction.db.insert(enquiries).values(values).returning()) {
      known.set(keyOf(row), row);
      await transaction.audit({ entity: 'enquiry', id: row.id, after: officeRow(row) });
    }
  }
  const answers = rows.map((_, at): Answer => {
    const row = known.get(keys[at] ?? '');
    return {
      state: news[at] ? 'New' : 'There',
      Admission_Enquiry_Id: row?.id ?? 0,
      Reference_No: row?.referenceNo ?? '',
      warnings: warnings[at] ?? [],
    };
  });
  return { dryRun, added: fresh.length, enquiries: answers };
};

type Known = Pick<EnquiryRow, 'id' | 'referenceNo' | 'firstName' | 'dateOfBirth' | 'mobile'>;

/** The enquiries of a session from the numbers of some rows, by child and number. */
const readKnown = async (
  { db }: WriteContext,
  session: string,
  rows: readonly EnquiryImportRow[],
): Promise<Map<string, Known>> => {
  const mobiles = [...new Set(rows.map(({ Mobile }) => normalizePhone(Mobile)))];
  const { id, referenceNo, firstName, dateOfBirth, mobile } = enquiries;
  const found = await db
    .select({ id, referenceNo, firstName, dateOfBirth, mobile })
    .from(enquiries)
    .where(and(eq(enquiries.session, session), inArray(mobile, mobiles), isNull(enquiries.deletedAt)));
  return new Map(found.map((row) => [keyOf(row), row]));
};

/** A child of a family: by first name, day of birth and the number that the family is called on. */
const keyOf = ({ firstName, dateOfBirth, mobile }: Pick<Known, 'firstName' | 'dateOfBirth' | 'mobile'>): string =>
  [firstName.normalize('NFC').toLocaleLowerCase('und'), dateOfBirth, mobile].join(' ');

const keyOfRow = ({ Student_First_Name, Date_Of_Birth, Mobile }: EnquiryImportRow): string =>
  keyOf({ firstName: Student_First_Name, dateOfBirth: Date_Of_Birth, mobile: normalizePhone(Mobile) });
