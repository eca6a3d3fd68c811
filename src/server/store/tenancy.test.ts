import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kinds, type TestStore } from '#tests/store/databases.ts';
import { databaseFault } from './errors.ts';
import * as schema from './schema.ts';
import type { Db, Store } from './store.ts';
import { createSchool } from './testing/schools.ts';

/** The tables with a school_id that are the platform's own, as the decisions list them. */
const outsideTenancy = ['domains', 'sessions'];
/** Tables of which nothing is ever deleted. */
const kept = ['audit_log'];
const refused = '42501';

const record = { themeId: 1, version: null, preset: null, settings: {}, tokens: {}, overrides: {} };

const seed = async (store: Store, schoolId: number): Promise<void> => {
  await store.school(schoolId, async ({ db }) => {
    await db.insert(schema.content).values({ schoolId, type: 'notice', published: { of: schoolId } });
    await db.insert(schema.contentHistory).values({ schoolId, contentId: 1, version: 1, action: 'create' });
    await db.insert(schema.media).values({ schoolId, hash: 'a', class: 'public', kind: 'picture', bytes: 1 });
    await db.insert(schema.siteRecords).values({ schoolId, record });
    await db.insert(schema.siteRecordHistory).values({ schoolId, version: 1, record });
    await seedPeople(db, schoolId);
    await seedAdmissions(db, schoolId);
    await db.insert(schema.syllabuses).values({ schoolId, classId: 1, subjectId: 1, title: 'Numbers' });
    await db.insert(schema.schoolLookups).values({ schoolId, kind: 'subjects', name: 'Music' });
    await db.insert(schema.auditLog).values({ schoolId, actor: 'x', action: 'x', entity: 'x' });
    const lead = { schoolId, name: 'A', mobile: '+919876543210', consentVersion: '1' };
    await db.insert(schema.demoRequests).values({ ...lead, schoolName: 'B' });
    const [message] = await db
      .insert(schema.contactMessages)
      .values({ ...lead, message: 'Hello' })
      .returning();
    await db
      .insert(schema.contactMessageEntries)
      .values({ schoolId, messageId: message?.id ?? 0, kind: 'Note', text: 'Called' });
    const visit = { schoolId, day: '2026-11-21', name: 'A', mobile: '+919876543210', purpose: 'Vendor' } as const;
    await db.insert(schema.visitors).values({ ...visit, state: 'Expected', meetingWith: 'Staff', meetingName: 'B' });
    await db.insert(schema.deniedVisitors).values({ schoolId, mobile: '+919876543210', name: 'A', reason: 'Theft' });
    await db.insert(schema.scheduledPublications).values({ schoolId, at: new Date(), changes: [] });
    await db.insert(schema.schoolSettings).values({ schoolId });
    await db.insert(schema.pageVisits).values({ schoolId, day: '2026-11-21', path: '/', count: 1 });
  });
};

const seedPeople = async (db: Db, schoolId: number): Promise<void> => {
  const person = { schoolId, firstName: 'A', dateOfBirth: '2018-01-01', gender: 'Other', mobile: '+919876543210' };
  const students = await db
    .insert(schema.students)
    .values({ ...person, admissionNo: '1', admissionDate: '2026-04-01' })
    .returning();
  const studentId = students[0]?.id ?? 0;
  const users = await db.insert(schema.users).values({ schoolId, name: 'A', role: 'Parent' }).returning();
  const userId = users[0]?.id ?? 0;
  const secret = { schoolId, hash: 'a', name: 'a' };
  await db.insert(schema.userChildren).values({ schoolId, userId, studentId });
  const expiring = { document: 'Fire_Safety', validUntil: '2027-03-31', daysBefore: 7, claimedAt: new Date() };
  await db.insert(schema.disclosureAlerts).values({ schoolId, userId, ...expiring });
  await db.insert(schema.unknownLogins).values({ schoolId, loginHash: 'a', failedLogins: 1, lockedUntil: new Date() });
  await db.insert(schema.userTokens).values({ ...secret, userId, kind: 'invite', expiresAt: new Date() });
  await db.insert(schema.apiTokens).values({ ...secret, scopes: [] });
  const given = { schoolId, reason: 'A', givenBy: userId, givenAt: new Date(0), endsAt: new Date() };
  const [grant] = await db.insert(schema.supportGrants).values(given).returning();
  const visit = { operatorId: 1, operatorName: 'A', operatorSessionId: 1, hash: 'a', codeEndsAt: new Date() };
  await db.insert(schema.supportVisits).values({ schoolId, grantId: grant?.id ?? 0, ...visit });
  const place = { session: '2026-2027', classId: 1, sectionId: 1, state: 'Full' } as const;
  await db.insert(schema.enrolments).values({ schoolId, studentId, ...place });
  await db.insert(schema.promotions).values({ schoolId, session: '2026-2027', classId: 1, sectionId: 1, students: [] });
  const [guardian] = await db.insert(schema.guardianPeople).values({ schoolId, name: 'B' }).returning();
  await db.insert(schema.mergedStudents).values({ schoolId, id: 0, studentId, admissionNo: '0/1' });
  await db.insert(schema.guardians).values({ schoolId, studentId, personId: guardian?.id ?? 0, relation: 1 });
  const paper = { schoolId, documentType: 'Other', mediaId: 1 } as const;
  await db.insert(schema.studentDocuments).values({ ...paper, studentId, userType: 3 });
  const account = { holder: 'B', bankName: 'C', accountSealed: 'x', accountLast4: '1234', ifsc: 'ABCD0123456' };
  await db.insert(schema.studentBankAccounts).values({ schoolId, studentId, ...account });
  const [member] = await db
    .insert(schema.staffMembers)
    .values({ ...person, employeeNo: '1', roleId: 1, staffType: 'Teaching', joiningDate: '2026-04-01' })
    .returning();
  const staffId = member?.id ?? 0;
  await db.insert(schema.staffAttendance).values({ schoolId, staffId, day: '2026-11-20', code: 'P' });
  await db.insert(schema.staffDocuments).values({ ...paper, staffId });
  await seedLeave(db, { schoolId, studentId, staffId });
  await db.insert(schema.numberSeries).values({ schoolId, name: 'admission' });
  await seedAttendance(db, { schoolId, studentId });
  await seedImport(db, { schoolId, studentId });
};

const seedImport = async (db: Db, student: { readonly schoolId: number; readonly studentId: number }) => {
  const { schoolId } = student;
  const [run] = await db
    .insert(schema.studentImports)
    .values({ schoolId, fileName: 'A', fingerprint: 'a', session: '2026-2027', rows: 1 })
    .returning();
  const row = { importId: run?.id ?? 0, line: 2, state: 'New', remembered: {}, version: 1 } as const;
  await db.insert(schema.studentImportRows).values({ ...student, ...row });
};

const seedLeave = async (
  db: Db,
  { schoolId, studentId, staffId }: Readonly<Record<'schoolId' | 'studentId' | 'staffId', number>>,
): Promise<void> => {
  const days = { schoolId, firstDay: '2026-11-23', lastDay: '2026-11-24' };
  const [type] = await db.insert(schema.staffLeaveTypes).values({ schoolId, name: 'Casual leave' }).returning();
  await db
    .insert(schema.staffLeave)
    .values({ ...days, staffId, typeId: type?.id ?? 0, session: '2026-2027', part: 'Full' });
  await db.insert(schema.studentLeave).values({ ...days, studentId, reason: 'Illness' });
};

const seedAttendance = async (db: Db, student: { readonly schoolId: number; readonly studentId: number }) => {
  const { schoolId } = student;
  const day = { date: '2026-11-20', part: 'Full' } as const;
  const [register] = await db
    .insert(schema.attendanceRegisters)
    .values({ schoolId, session: '2026-2027', classId: 1, sectionId: 1, ...day })
    .returning();
  const mark = { registerId: register?.id ?? 0, status: 'A', takenAt: new Date() } as const;
  await db.insert(schema.attendanceMarks).values({ ...student, ...day, ...mark });
  await db.insert(schema.attendanceMonths).values({ ...student, part: 'Full', month: '2026-11-01', absent: 1 });
  await db.insert(schema.attendanceCodes).values({ schoolId, code: 'S', name: 'Sport', countsAs: 'P' });
  const at = new Date();
  const place = { schoolId, classId: 1, sectionId: 1 };
  await db.insert(schema.attendanceReminders).values({ ...place, date: '2026-11-20', at });
  const code = { name: 'A', codeHash: 'h', issuedAt: at, expiresAt: at };
  await db.insert(schema.pickUpCodes).values({ ...student, ...code });
};

const seedAdmissions = async (db: Db, schoolId: number): Promise<void> => {
  const enquiries = await db
    .insert(schema.enquiries)
    .values({
      schoolId,
      referenceNo: 'E1',
      enquiryType: 1,
      session: '2026-2027',
      classId: 1,
      firstName: 'A',
      dateOfBirth: '2018-01-01',
      gender: 'Other',
      parentName: 'B',
      parentRelation: 1,
      mobile: '+919876543210',
      consentVersion: '1',
    })
    .returning();
  const enquiryId = enquiries[0]?.id ?? 0;
  await db.insert(schema.enquiryFollowUps).values({ schoolId, enquiryId, mode: 'Call', note: 'Spoke' });
  await db
    .insert(schema.enquiryDocuments)
    .values({ schoolId, enquiryId, documentType: 'Photo', state: 'Waived', userType: 3 });
  const settings = { Is_Open: true, Days: [], Classes: [] };
  await db.insert(schema.admissionSeasons).values({ schoolId, startYear: 2026, settings });
};

const tenantTables = async (store: Store): Promise<string[]> => {
  const found = await store.global(({ db }) =>
    db.execute<{ name: string }>(sql`
      select c.table_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = 'school_id'
      order by 1`),
  );
  return found.rows.map(({ name }) => name).filter((name) => !outsideTenancy.includes(name));
};

const count = async (db: Db, table: string): Promise<number> => {
  const found = await db.execute<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(table)}`);
  return found.rows[0]?.n ?? -1;
};

describe.each(kinds)('tenancy on $kind', ({ open }) => {
  let opened: TestStore;
  let store: Store;
  let a: number;
  let b: number;
  let tables: string[];

  beforeAll(async () => {
    opened = await open();
    store = opened.store;
    const school = { name: 'School', status: 'active', listed: true } as const;
    a = (await createSchool(store, { ...school, slug: 'a', schoolKey: 'ka' })).id;
    b = (await createSchool(store, { ...school, slug: 'b', schoolKey: 'kb' })).id;
    await seed(store, a);
    await seed(store, b);
    tables = await tenantTables(store);
  });
  afterAll(() => opened.end());

  test('every tenant table of the schema is found in the database', () => {
    const inSchema = Object.values(schema).flatMap((item) => {
      if (!is(item, PgTable)) return [];
      const { name, columns } = getTableConfig(item);
      return columns.some((column) => column.name === 'school_id') ? [name] : [];
    });
    expect(tables).toEqual(inSchema.filter((name) => !outsideTenancy.includes(name)).sort());
  });

  test('every tenant table forces a policy for reads and writes and has school_id first in its key', async () => {
    const found = await store.global(({ db }) =>
      db.execute<{ name: string; forced: boolean; guarded: boolean; key: string }>(sql`
        select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
          exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polcmd = '*'
            and p.polqual is not null and p.polwithcheck is not null) as guarded,
          (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
            where i.indrelid = c.oid and i.indisprimary) as key
        from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`),
    );
    const tenant = found.rows.filter(({ name }) => tables.includes(name));
    expect(tenant).toHaveLength(tables.length);
    for (const table of tenant) {
      expect(table).toEqual({ name: table.name, forced: true, guarded: true, key: 'school_id' });
    }
  });

  test('without a school no tenant table has a row, also after a school was set on the same connection', async () => {
    for (const table of tables) {
      expect(await store.school(a, ({ db }) => count(db, table)), `seed a row for ${table}`).toBeGreaterThan(0);
      expect(await store.global(({ db }) => count(db, table))).toBe(0);
    }
  });

  test('without a school nothing can be inserted', async () => {
    const insert = store.global(({ db }) => db.insert(schema.content).values({ schoolId: a, type: 'x' }));
    expect(databaseFault(await insert.catch((error) => error))?.code).toBe(refused);
  });

  test('a school sees only its own rows in every table', async () => {
    for (const table of tables) {
      const seen = await store.school(a, ({ db }) =>
        db.execute<{ school_id: number }>(sql`select distinct school_id from ${sql.identifier(table)}`),
      );
      expect(seen.rows, table).toEqual([{ school_id: a }]);
    }
  });

  test("a school can neither change nor delete another's rows in any table", async () => {
    for (const table of tables) {
      const name = sql.identifier(table);
      const changed = await store.school(a, async ({ db }) => {
        const updated = await db.execute(sql`update ${name} set school_id = school_id where school_id = ${b}`);
        if (kept.includes(table)) return [updated.rowCount, 0];
        const deleted = await db.execute(sql`delete from ${name} where school_id = ${b}`);
        return [updated.rowCount, deleted.rowCount];
      });
      expect(changed, table).toEqual([0, 0]);
      expect(await store.school(b, ({ db }) => count(db, table))).toBe(1);
    }
  });

  test('a school can neither insert rows for another nor hand its own over, in any table', async () => {
    for (const table of tables) {
      const name = sql.identifier(table);
      const theirs = await store.school(b, ({ db }) =>
        db.execute<{ row: unknown }>(sql`select row_to_json(t) as row from ${name} t`),
      );
      const row = JSON.stringify(theirs.rows[0]?.row);
      const insert = store.school(a, async ({ db }) => {
        // What the database fills by itself cannot be given.
        const { rows } = await db.execute<{ name: string }>(sql`select attname as name from pg_attribute
          where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`);
        const columns = sql.join(
          rows.map((column) => sql.identifier(column.name)),
          sql`, `,
        );
        await db.execute(sql`insert into ${name} (${columns}) overriding system value
          select ${columns} from json_populate_record(null::${name}, ${row}::json)`);
      });
      expect(databaseFault(await insert.catch((error) => error))?.code, `insert into ${table}`).toBe(refused);
      const handOver = store.school(a, ({ db }) => db.execute(sql`update ${name} set school_id = ${b}`));
      expect(databaseFault(await handOver.catch((error) => error))?.code, `update of ${table}`).toBe(refused);
    }
  });

  test.each(kept)('of %s nothing is deleted, not even by its own school', async (table) => {
    const gone = store.school(a, ({ db }) => db.execute(sql`delete from ${sql.identifier(table)}`));
    expect(databaseFault(await gone.catch((error) => error))?.code).toBe(refused);
  });

  test('raw SQL in the transaction meets the same wall', async () => {
    const seen = await store.school(a, async ({ db }) => {
      const all = await db.execute<{ school_id: number }>(sql.raw('select school_id from content'));
      const joined = await db.execute(sql.raw(`select 1 from content c join media m on m.school_id = ${b}`));
      const role = await db.execute<{ bypasses: boolean }>(
        sql.raw('select rolsuper or rolbypassrls as bypasses from pg_roles where rolname = current_user'),
      );
      return { all: all.rows, joined: joined.rows, role: role.rows };
    });
    expect(seen).toEqual({ all: [{ school_id: a }], joined: [], role: [{ bypasses: false }] });
  });

  test('the application role owns nothing', async () => {
    const owned = await store.global(({ db }) =>
      db.execute(
        sql`select relname from pg_class where relowner = (select oid from pg_roles where rolname = current_user)`,
      ),
    );
    expect(owned.rows).toEqual([]);
  });

  test.each([-1, 1.5, Number.NaN, 2 ** 31, '1' as unknown as number])('%s is refused as a school id', async (id) => {
    await expect(store.school(id, async () => 1)).rejects.toMatchObject({ code: 'SCHOOL_ID' });
  });

  test('the platform is tenant 0 with content of its own', async () => {
    await store.school(0, ({ db }) => db.insert(schema.content).values({ schoolId: 0, type: 'page' }));
    expect(await store.school(0, ({ db }) => count(db, 'content'))).toBe(1);
  });
});
