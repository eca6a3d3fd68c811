import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { ownSchool, schoolId } from './columns.ts';
import { students } from './students.ts';

/**
 * Parents and others who answer for students, each once however many children they have
 * (docs/decisions/0016-guardians-are-people.md). Tenant table.
 */
export const guardianPeople = pgTable(
  'guardian_people',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** As +91…, or E.164 elsewhere. */
    mobile: text('mobile'),
    email: text('email'),
    /** The account that they sign in with, if they have one. */
    userId: integer('user_id'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    foreignKey({
      name: 'guardian_people_user',
      columns: [table.schoolId, table.userId],
      foreignColumns: [users.schoolId, users.id],
    }),
    // Also what finds them by the mobile number.
    uniqueIndex('guardian_people_mobile_name').on(table.schoolId, table.mobile, sql`lower(${table.name})`),
    uniqueIndex('guardian_people_user_id').on(table.schoolId, table.userId),
    ownSchool(),
  ],
);

/** Who answers for which student, and as what. Tenant table. */
export const guardians = pgTable(
  'guardians',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    studentId: integer('student_id').notNull(),
    personId: integer('person_id').notNull(),
    /** 1–14 (docs/domain.md, Codes). */
    relation: integer('relation').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    foreignKey({ columns: [table.schoolId, table.studentId], foreignColumns: [students.schoolId, students.id] }),
    foreignKey({
      name: 'guardians_person_id',
      columns: [table.schoolId, table.personId],
      foreignColumns: [guardianPeople.schoolId, guardianPeople.id],
    }),
    index('guardians_student').on(table.schoolId, table.studentId),
    index('guardians_person').on(table.schoolId, table.personId),
    ownSchool(),
  ],
);

export type GuardianPersonRow = typeof guardianPeople.$inferSelect;
