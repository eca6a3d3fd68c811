import { and, count, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { LookupKind } from '#schemas/lookups/index.ts';
import {
  admissionSeasons,
  attendanceRegisters,
  content,
  enquiries,
  enrolments,
  schoolLookups,
  staffMembers,
  students,
  syllabuses,
  users,
} from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';

/** What is named of a value: its id, and its name where that is what is stored. */
interface Named {
  readonly id: number;
  readonly name: string;
}

interface Use {
  readonly table: PgTable;
  /** What a row is called, one and several. */
  readonly words: readonly [one: string, many: string];
  where(value: Named): SQL | undefined;
}

/** Members of staff whose details have this in them. */
const describing = (details: object): SQL => sql`${staffMembers.details} @> ${JSON.stringify(details)}::jsonb`;

const ofRoute = (kind: string, { id }: Named): SQL | undefined =>
  and(eq(schoolLookups.kind, kind), sql`(${schoolLookups.details}->>'routeId')::int = ${id}`);

/** The students of a house. */
export const livingIn = (house: string): SQL => sql`${students.bio} @> ${JSON.stringify({ House: house })}::jsonb`;

/** Holidays, also those that wait for their day, that are for a class among others. */
const closing = ({ id }: Named): SQL | undefined => {
  const documents = [content.draft, content.published, content.scheduled];
  const names = documents.map((document) => sql`${String(id)} = any(string_to_array(${document}->>'Applies_To', ','))`);
  return and(eq(content.type, 'holiday'), isNull(content.deletedAt), or(...names));
};

/** Sessions whose admissions offer a class. */
const offering = ({ id }: Named): SQL =>
  sql`${admissionSeasons.settings}->'Classes' @> ${JSON.stringify([{ Class_Id: id, Is_Offered: true }])}::jsonb`;

const requiring = ({ id }: Named): SQL | undefined =>
  and(
    eq(schoolLookups.kind, 'required-documents'),
    sql`${schoolLookups.details} @> ${JSON.stringify({ Class_Id: id })}::jsonb`,
  );

/** Accounts that have the rights of a class teacher there. */
const teaching = (place: object): SQL => sql`${users.classes} @> ${JSON.stringify([place])}::jsonb`;

const staff = ['member of staff', 'members of staff'] as const;
const account = ['account', 'accounts'] as const;
const syllabus = ['syllabus', 'syllabuses'] as const;
const register = ['register of attendance', 'registers of attendance'] as const;

/** Where values of a list are stored, by their id or their name. */
const uses: ReadonlyMap<string, readonly Use[]> = new Map<string, readonly Use[]>([
  [
    'classes',
    [
      { table: enrolments, words: ['enrolment', 'enrolments'], where: ({ id }) => eq(enrolments.classId, id) },
      { table: enquiries, words: ['enquiry', 'enquiries'], where: ({ id }) => eq(enquiries.classId, id) },
      { table: syllabuses, words: syllabus, where: ({ id }) => eq(syllabuses.classId, id) },
      { table: attendanceRegisters, words: register, where: ({ id }) => eq(attendanceRegisters.classId, id) },
      { table: staffMembers, words: staff, where: ({ id }) => describing({ Classes: [{ Class_Id: id }] }) },
      { table: users, words: account, where: ({ id }) => teaching({ Class_Id: id }) },
      { table: content, words: ['holiday', 'holidays'], where: closing },
      { table: admissionSeasons, words: ['session of admissions', 'sessions of admissions'], where: offering },
      {
        table: schoolLookups,
        words: ['list of required documents', 'lists of required documents'],
        where: requiring,
      },
    ],
  ],
  [
    'subjects',
    [
      { table: syllabuses, words: syllabus, where: ({ id }) => eq(syllabuses.subjectId, id) },
      { table: staffMembers, words: staff, where: ({ id }) => describing({ Subjects: [id] }) },
    ],
  ],
  [
    'sections',
    [
      { table: enrolments, words: ['enrolment', 'enrolments'], where: ({ id }) => eq(enrolments.sectionId, id) },
      { table: attendanceRegisters, words: register, where: ({ id }) => eq(attendanceRegisters.sectionId, id) },
      { table: staffMembers, words: staff, where: ({ id }) => describing({ Classes: [{ Section_Id: id }] }) },
      { table: users, words: account, where: ({ id }) => teaching({ Section_Id: id }) },
    ],
  ],
  ['staff-roles', [{ table: staffMembers, words: staff, where: ({ id }) => eq(staffMembers.roleId, id) }]],
  [
    'houses',
    [
      {
        table: students,
        words: ['student', 'students'],
        where: ({ name }) => livingIn(name),
      },
    ],
  ],
  [
    'routes',
    [
      { table: schoolLookups, words: ['stop', 'stops'], where: (value) => ofRoute('stop-points', value) },
      { table: schoolLookups, words: ['vehicle', 'vehicles'], where: (value) => ofRoute('vehicles', value) },
    ],
  ],
]);

/** What names a value of a list, in words: `3 enrolments`, `1 enquiry`; nothing where it may go. */
export const findUses = async (db: Db, { kind }: LookupKind, value: Named): Promise<string[]> => {
  const found: string[] = [];
  for (const { table, words, where } of uses.get(kind) ?? []) {
    const [row] = await db.select({ rows: count() }).from(table).where(where(value));
    const rows = row?.rows ?? 0;
    if (rows > 0) found.push(`${rows} ${words[rows === 1 ? 0 : 1]}`);
  }
  return found;
};
