import { asc, desc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { scratchDirectory, silent } from '#tests/store/databases.ts';
import { makeOlderDatabase } from '#tests/store/older-database.ts';
import { openStore } from './open-store.ts';
import { auditLog, schools, users } from './schema.ts';

it('the front office reads notes of health after the upgrade as before, and the audit log has them no more', async () => {
  const folder = scratchDirectory();
  const user = (name: string, role: string, sets: readonly string[]) => `insert into users
    (school_id, name, role, permission_sets) select max(id), '${name}', '${role}', '${JSON.stringify(sets)}' from schools`;
  const entry = (entity: string, before: string, after: string) => `insert into audit_log
    (school_id, actor, action, entity, entity_id, before, after)
    select max(id), 'Asha Rao', 'addStudentBio', '${entity}', 1, ${before}, ${after} from schools`;
  const older = await makeOlderDatabase('0048', [
    user('Desk', 'Staff', ['frontOffice', 'hr']),
    user('Teacher', 'Staff', ['classTeacher']),
    user('Head', 'Admin', []),
    entry('student', 'null', `'{"Allergies": "Nuts", "Health_Notes": "Carries an inhaler."}'`),
    entry('student', `'{"Health_Notes": "Carries an inhaler."}'`, `'{"Allergies": "Nuts"}'`),
    entry('notice', 'null', `'{"Health_Notes": "of the camp"}'`),
  ]);
  const store = await openStore({ databaseUrl: older.url, dataDir: folder.dataDir, log: silent });
  try {
    const [school] = await store.global(({ db }) =>
      db.select({ id: schools.id }).from(schools).orderBy(desc(schools.id)).limit(1),
    );
    const found = await store.school(school?.id ?? 0, async ({ db }) => ({
      sets: await db.select({ name: users.name, sets: users.permissionSets }).from(users).orderBy(asc(users.id)),
      log: await db.select({ before: auditLog.before, after: auditLog.after }).from(auditLog).orderBy(asc(auditLog.id)),
    }));
    expect(found).toEqual({
      sets: [
        { name: 'Desk', sets: ['frontOffice', 'hr', 'medical'] },
        { name: 'Teacher', sets: ['classTeacher'] },
        { name: 'Head', sets: [] },
      ],
      log: [
        { before: null, after: { Allergies: 'Nuts' } },
        { before: {}, after: { Allergies: 'Nuts' } },
        { before: null, after: { Health_Notes: 'of the camp' } },
      ],
    });
  } finally {
    await store.close();
    await older.end();
    folder.remove();
  }
});
