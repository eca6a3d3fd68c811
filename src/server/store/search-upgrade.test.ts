import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePostgres, scratchDirectory, silent } from '#tests/store/databases.ts';
import { createDatabase, type TestDatabase, type TestPostgres } from '#tests/support/postgres.ts';
import { migrations } from './migrations.ts';
import { openStore } from './open-store.ts';

const role = `search_owner_${randomBytes(4).toString('hex')}`;
const folder = scratchDirectory();
let server: TestPostgres;
let database: TestDatabase;

const administer = async (url: string, ...statements: string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

/**
 * The schema before keywords had an index, with a student and an enquiry of a school, owned by a role like any other.
 */
const makeOlder = async (url: string): Promise<void> => {
  const older = migrations.filter(({ name }) => name < '0004');
  await administer(
    url,
    'create schema schoolyard',
    'create table schoolyard.migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    ...older.map((migration) => migration.sql),
    ...older.map((migration) => {
      const hash = createHash('sha256').update(migration.sql).digest('hex');
      return `insert into schoolyard.migrations (name, hash) values ('${migration.name}', '${hash}')`;
    }),
    "insert into schools (slug, school_key, name, status) values ('old', 'OLD', 'Old School', 'active')",
    "select set_config('app.school_id', (select max(id)::text from schools), false)",
    `insert into students (school_id, admission_no, admission_date, first_name, date_of_birth, gender, mobile)
     select max(id), 'A1', '2026-04-01', 'Yamini', '2018-01-01', 'Female', '+919876543210' from schools`,
    `insert into enquiries (school_id, reference_no, enquiry_type, session, class_id, first_name, date_of_birth, gender,
       parent_name, parent_relation, mobile, consent_version)
     select max(id), 'E2026-000001', 1, '2026-2027', 1, 'Omkar', '2020-01-01', 'Male', 'Ila Deo', 1, '+919876543211', '1'
     from schools`,
  );
};

beforeAll(async () => {
  server = await requirePostgres();
  database = await createDatabase(server.url, 'search');
  await administer(
    server.url,
    `create role ${role} login createrole nosuperuser nobypassrls`,
    `alter database "${new URL(database.url).pathname.slice(1)}" owner to ${role}`,
  );
});
afterAll(async () => {
  await database.drop();
  await administer(server.url, `drop role ${role}`);
  await server.stop();
  folder.remove();
});

it('rows of an older database are found by keyword after the upgrade, where its owner obeys the policies too', async () => {
  const url = new URL(database.url);
  url.username = role;
  await makeOlder(url.href);
  const store = await openStore({ databaseUrl: url.href, dataDir: folder.dataDir, log: silent });
  try {
    const schools = await store.global(({ db }) => db.execute<{ id: number }>(sql`select max(id) as id from schools`));
    const found = await store.school(schools.rows[0]?.id ?? 0, ({ db }) =>
      db.execute<{ student: number; enquiry: number }>(
        sql`select search_ids('students', 'yamini', 5) as student, search_ids('enquiries', 'ila deo', 5) as enquiry`,
      ),
    );
    expect(found.rows).toEqual([{ student: 1, enquiry: 1 }]);
  } finally {
    await store.close();
  }
});
