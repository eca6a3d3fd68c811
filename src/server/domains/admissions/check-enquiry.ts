import type { EnquiryBody } from '#schemas/api/admissions.ts';
import { asksForEarlierSchool } from '#schemas/lookups/classes.ts';
import { notValid, wrongField } from '#server/core/errors/refusals.ts';
import { type OfferedClass, offeredClasses } from '#server/domains/lookups/public.ts';
import type { EnquiryRow } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { currentSessions, openSessions, readSeasons } from '#server/tenancy/open-sessions.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { createStoreReader } from '#server/tenancy/store-reader.ts';
import { findAgeFault, findBirthFault } from './age.ts';
import { classIn, isOfferedIn } from './season-classes.ts';
import { readSessionRules, type SessionRules } from './seasons.ts';

interface Checking {
  readonly body: EnquiryBody;
  readonly before?: EnquiryRow;
  readonly now: Date;
  /** The office may enter what the website no longer takes. */
  readonly isOffice: boolean;
}

/**
 * Checks what a schema cannot: consent, session, class, day of birth. What an enquiry has already is left in peace.
 * Returns what to look at again, such as an unusual age. Errors: `NOT_VALID`.
 */
export const checkEnquiry = async (
  transaction: StoreContext,
  { body, before, now, isOffice }: Checking,
): Promise<string[]> => {
  if (!body.Consent) throw wrongField('Consent', 'Please agree that we may contact you.');
  const rules = await readEnquiryRules(transaction, { session: body.Session, now, isOffice });
  const { errors, warnings } = findEnquiryFaults(rules, body, before);
  if (Object.keys(errors).length > 0) throw notValid(errors);
  return warnings;
};

/** What holds for the enquiries of a session on a day. */
interface EnquiryRules extends SessionRules {
  readonly today: string;
  /** The sessions that may be asked for. */
  readonly sessions: readonly string[];
  /** A class that may be asked for. */
  classOf(id: number): OfferedClass | undefined;
}

export const readEnquiryRules = async (
  transaction: StoreContext,
  { session, now, isOffice }: Pick<Checking, 'now' | 'isOffice'> & { readonly session: string },
): Promise<EnquiryRules> => {
  const day = await readSchoolDay(transaction, now);
  const [profile] = await createStoreReader(transaction.db, now).items('schoolProfile');
  const sessions = isOffice
    ? currentSessions(day)
    : openSessions(day, profile?.document, await readSeasons(transaction.db)).map(({ name }) => name);
  const rules = await readSessionRules(transaction, session, now);
  const isTaught = (id: number): boolean => isOffice || isOfferedIn(rules.season, id, profile?.document);
  const offered = (await offeredClasses(transaction)).filter(({ id }) => isTaught(id));
  return { ...rules, today: day.today, sessions, classOf: (id) => offered.find((one) => one.id === id) };
};

type CheckedFields = Pick<EnquiryBody, 'Session' | 'Class_Id' | 'Date_Of_Birth'>;

/** What is wrong with an enquiry by its fields, and what to look at again. */
export const findEnquiryFaults = (
  { season, ageOn, today, sessions, classOf }: EnquiryRules,
  body: CheckedFields,
  before?: EnquiryRow,
): { readonly errors: Readonly<Record<string, readonly string[]>>; readonly warnings: string[] } => {
  const found = classOf(body.Class_Id);
  const facts = { dateOfBirth: body.Date_Of_Birth, session: body.Session };
  const birthFault = findBirthFault(facts, today);
  const isOpen = sessions.includes(body.Session) || body.Session === before?.session;
  const isOffered = found !== undefined || body.Class_Id === before?.classId;
  const errors = {
    ...(isOpen ? {} : { Session: [closedText(sessions)] }),
    ...(isOffered ? {} : { Class_Id: ['This class is not offered.'] }),
    ...(birthFault === undefined ? {} : { Date_Of_Birth: [birthFault] }),
  };
  const ageFault = findAgeFault({ ...facts, ageOn }, found ? classIn(season, found) : {});
  return { errors, warnings: ageFault === undefined ? [] : [ageFault] };
};

const closedText = (sessions: readonly string[]): string =>
  sessions.length === 0 ? 'Admissions are closed.' : `Admissions are open for ${sessions.toSorted().join(' and ')}.`;

/** Core fields that an application still lacks, as people read them (docs/domain.md, Admissions). */
export const missingCore = ({ classId, details }: Pick<EnquiryRow, 'classId' | 'details'>): string[] =>
  asksForEarlierSchool(classId)
    ? (['Previous_School', 'Previous_Class'] as const)
        .filter((field) => !details[field])
        .map((field) => field.replace('_', ' ').toLowerCase())
    : [];
