import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { LookupKind } from '#schemas/lookups/index.ts';
import {
  attendanceRegisters,
  enquiries,
  enrolments,
  schoolLookups,
  staffMembers,
  students,
  syllabuses,
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

const staff = ['member of staff', 'members of staff'] as const;
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
    ],
  ],
  ['staff-roles', [{ table: staffMembers, words: staff, where: ({ id }) => eq(staffMembers.roleId, id) }]],
  [
    'houses',
    [
      {
        table: students,
        words: ['student', 'students'],
        where: ({ name }) => sql`${students.bio} @> ${JSON.stringify({ House: name })}::jsonb`,
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
