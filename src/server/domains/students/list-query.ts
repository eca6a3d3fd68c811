import { and, asc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { StudentExportQuery } from '#schemas/api/students/read.ts';
import { normalizePhone } from '#server/core/validation/phone.ts';
import { containing } from '#server/store/query.ts';
import { enrolments, type StudentStatus, students } from '#server/store/schema.ts';
import { havingText, shortestKeyword } from '#server/store/search-ids.ts';
import type { Db } from '#server/store/store.ts';
import { findMergedNumbers } from './merged-numbers.ts';

type Filters = Omit<StudentExportQuery, 'School_Id' | 'sort'>;
type PlaceFilters = Pick<Filters, 'Session' | 'Class_Id' | 'Section_Id'>;

const isSet = (filter: number | string): boolean => filter !== -1 && filter !== '-1';

/** Enrolments that stand for their students in a list: those of the requested session, else the current one of each. */
export const enrolmentsInList = (session: string): SQL =>
  isSet(session)
    ? sql`${enrolments.session} = ${session}`
    : sql`${enrolments.session} = (
        select coalesce(max(other.session) filter (where other.state = 'Full'), max(other.session))
        from enrolments as other
        where other.school_id = ${enrolments.schoolId} and other.student_id = ${enrolments.studentId})`;

/** The conditions of a list on the enrolment; undefined if there are none. */
export const enrolmentFilter = ({ Session, Class_Id, Section_Id }: PlaceFilters): SQL | undefined =>
  [Session, Class_Id, Section_Id].some(isSet)
    ? and(
        isSet(Class_Id) ? eq(enrolments.classId, Class_Id) : undefined,
        isSet(Section_Id) ? eq(enrolments.sectionId, Section_Id) : undefined,
        enrolmentsInList(Session),
      )
    : undefined;

/**
 * Students with an enrolment of which the condition holds. `is true` keeps the database from making a join of it: it
 * looks each student up in a table of the ids, which takes no longer where it has no statistics, as the embedded one.
 */
export const enrolledWhere = (db: Db, condition: SQL): SQL => {
  const ids = db.select({ id: enrolments.studentId }).from(enrolments).where(condition);
  return sql`(${inArray(students.id, ids)}) is true`;
};

/** The conditions of a list of students: -1 is all. Whose data were erased is in no list. */
export const studentFilter = async (db: Db, filters: Filters): Promise<SQL | undefined> => {
  const { Status, Gender, Category, Photo, Consent, Ids, keyword } = filters;
  const enrolled = enrolmentFilter(filters);
  return and(
    isNull(students.erasedAt),
    Ids ? inArray(students.id, Ids.split(',').map(Number)) : undefined,
    isSet(Status) ? eq(students.status, Status as StudentStatus) : undefined,
    isSet(Gender) ? eq(students.gender, Gender) : undefined,
    isSet(Category) ? sql`${students.details}->>'Category' = ${Category}` : undefined,
    isSet(Photo) ? isNull(students.photoMediaId) : undefined,
    isSet(Consent) ? eq(students.photoConsent, 'None') : undefined,
    enrolled && enrolledWhere(db, enrolled),
    keyword ? await found(db, keyword) : undefined,
  );
};

/** The order of a list. Roll numbers are those of a class: where none is chosen, they order nothing. */
export const studentOrder = ({ sort, Session, Class_Id }: Pick<StudentExportQuery, 'sort' | keyof PlaceFilters>) => {
  const byName = [asc(students.firstName), asc(students.lastName), asc(students.id)];
  if (sort === 'admissionNo') return [asc(students.admissionNo)];
  if (sort === 'name' || !isSet(Class_Id)) return byName;
  const placed = (column: PgColumn) => sql`(select ${column} from ${enrolments}
    where ${enrolments.studentId} = ${students.id} and ${enrolmentsInList(Session)})`;
  return [asc(placed(enrolments.sectionId)), asc(placed(enrolments.rollNo)), ...byName];
};

/** What a keyword matches, and who had it as the number of an entry that was merged with theirs. */
const found = async (db: Db, keyword: string): Promise<SQL | undefined> => {
  const merged = (await findMergedNumbers(db, [keyword])).get(keyword);
  const matched = await matching(db, keyword);
  return merged ? or(matched, eq(students.id, merged.studentId)) : matched;
};

/**
 * A keyword that is a whole phone number is that of the student, or of who answers for them. Else it stands anywhere in
 * a name or number of theirs; of three characters and more, also in one of their family. Digits are found however they
 * are grouped.
 */
const matching = async (db: Db, keyword: string): Promise<SQL | undefined> => {
  const having = (text: string) => havingText(db, { entity: 'students', id: students.id, keyword: text });
  const phone = normalizePhone(keyword);
  if (phone !== '') return or(await having(phone), eq(students.admissionNo, keyword));
  if ([...keyword].length < shortestKeyword) return ofTheirOwn(keyword);
  const digits = ungrouped(keyword);
  return or(await having(keyword), digits === undefined ? undefined : await having(digits));
};

const ofTheirOwn = (keyword: string): SQL | undefined => {
  const pattern = containing(keyword);
  return or(
    ilike(sql`concat_ws(' ', ${students.firstName}, ${students.middleName}, ${students.lastName})`, pattern),
    ilike(sql`concat_ws(' ', ${students.firstName}, ${students.lastName})`, pattern),
    ilike(students.admissionNo, pattern),
    ilike(students.mobile, pattern),
  );
};

/** Part of a number that is typed in groups, without what is between them; undefined if it is none. */
const ungrouped = (keyword: string): string | undefined => {
  const digits = keyword.replace(/[\s().-]/g, '');
  return digits !== keyword && digits.length >= shortestKeyword && /^\+?\d+$/.test(digits) ? digits : undefined;
};
