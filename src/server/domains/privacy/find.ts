import { eq, inArray, or } from 'drizzle-orm';
import { findContact, type HeldRecord } from '#schemas/api/privacy.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { guardianPeople, guardians, staffMembers, students } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { type Contact, readContact } from './contact.ts';
import { findHeld, otherNumber } from './held.ts';

/** What is held under a contact, the newest first. */
export const findContactHandler = handle(findContact, ({ query }, context) =>
  context.read(async ({ db }) => {
    const contact = readContact(query.Contact);
    const records = [
      ...(await findLeft(db, contact)),
      ...(await findStudents(db, contact)),
      ...(await findStaff(db, contact)),
    ];
    return ok(records.toSorted((a, b) => (a.at < b.at ? 1 : -1)));
  }),
);

const findLeft = async (db: Db, contact: Contact): Promise<readonly HeldRecord[]> => {
  const { enquiries, named, messages, visits, denied, accounts } = await findHeld(db, contact);
  return [
    ...[...enquiries, ...named].map(({ id, parentName, referenceNo, createdAt, studentId }) => ({
      kind: 'enquiry' as const,
      id,
      name: parentName,
      number: referenceNo,
      at: createdAt.toISOString(),
      canErase: studentId === null,
    })),
    ...messages.map(({ id, name, subject, createdAt }) => ({
      kind: 'message' as const,
      id,
      name,
      number: subject ?? '',
      at: createdAt.toISOString(),
      canErase: true,
    })),
    ...visits.map(({ id, name, passNo, createdAt }) => ({
      kind: 'visit' as const,
      id,
      name,
      number: passNo ?? '',
      at: createdAt.toISOString(),
      canErase: true,
    })),
    // Accounts have a screen of their own, with what has to be minded when one is closed.
    ...accounts.map(({ id, name, createdAt }) => ({
      kind: 'account' as const,
      id,
      name,
      number: '',
      at: createdAt.toISOString(),
      canErase: false,
    })),
    // Whom the gate does not let in stays on its list until it takes them off.
    ...denied.map(({ id, name, at }) => ({
      kind: 'denied' as const,
      id,
      name,
      number: '',
      at: at.toISOString(),
      canErase: false,
    })),
  ];
};

/** Whose own number it is, or that of somebody of their family. */
const findStudents = async (db: Db, contact: Contact): Promise<readonly HeldRecord[]> => {
  const ofFamily = db
    .select({ id: guardians.studentId })
    .from(guardians)
    .innerJoin(guardianPeople, eq(guardianPeople.id, guardians.personId))
    .where(contact.matches(guardianPeople));
  const rows = await db
    .select()
    .from(students)
    .where(
      or(
        contact.matches(students),
        contact.matchesDetail(students.details, otherNumber),
        inArray(students.id, ofFamily),
      ),
    );
  return rows.map(({ id, firstName, lastName, admissionNo, createdAt }) => ({
    kind: 'student' as const,
    id,
    name: fullName(firstName, lastName),
    number: admissionNo,
    at: createdAt.toISOString(),
    canErase: false,
  }));
};

const findStaff = async (db: Db, contact: Contact): Promise<readonly HeldRecord[]> => {
  const rows = await db.select().from(staffMembers).where(contact.matches(staffMembers));
  return rows.map(({ id, firstName, lastName, employeeNo, createdAt }) => ({
    kind: 'staff' as const,
    id,
    name: fullName(firstName, lastName),
    number: employeeNo,
    at: createdAt.toISOString(),
    canErase: false,
  }));
};

const fullName = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' ');
