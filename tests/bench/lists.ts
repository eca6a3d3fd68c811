import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { hashSecret } from '#server/core/crypto/secret.ts';
import { addSession } from '#server/domains/accounts/session-rows.ts';
import { findSchoolBySlug } from '#server/store/global.ts';
import { enquiries, students, users } from '#server/store/schema.ts';
import { type BenchApp, startBenchApp } from './app.ts';
import { type Figure, median } from './result.ts';

const few = 1000;
const many = 100_000;
const calls = 60;
/** A name of letters for row `n`, in the order of the rows; the questions ask for that of row 777. */
const nameOfRow = "'Child ' || translate(lpad(n::text, 6, '0'), '0123456789', 'abcdefghij')";
const byName = '&keyword=ild%20aaahhh';

interface List {
  readonly name: string;
  readonly table: string;
  readonly path: (schoolId: number) => string;
  /** What must differ from row to row, as SQL of the row's number `n`. */
  readonly columns: Readonly<Record<string, string>>;
  /** Further questions, by what they are called: each finds as few rows among many as among a few. */
  readonly questions?: Readonly<Record<string, string>>;
}

const lists: readonly List[] = [
  {
    name: 'enquiries',
    table: 'enquiries',
    path: (schoolId) => `/api/admission/GetAdmissionEnquiry?SchoolId=${schoolId}`,
    columns: {
      reference_no: "'E2026-' || lpad(n::text, 6, '0')",
      first_name: nameOfRow,
      mobile: '(9000000000 + n)::text',
      created_at: "now() - n * interval '1 minute'",
      visit_at: "timestamptz '2026-11-01' + n * interval '1 minute'",
    },
    questions: {
      'by part of a name': byName,
      'by part of a number': '&keyword=0000777',
      'by their visits': '&FilterById=3&StartDate=2026-11-01&EndDate=2026-11-01',
    },
  },
  {
    name: 'students',
    table: 'students',
    path: (schoolId) => `/api/student?School_Id=${schoolId}`,
    columns: {
      admission_no: "'A' || n",
      first_name: nameOfRow,
      mobile: '(9000000000 + n)::text',
    },
    questions: { 'by part of a name': byName, 'by part of a number': '&keyword=0000777' },
  },
  {
    name: 'content',
    table: 'content',
    path: () => '/api/content/facility?',
    columns: { external_id: 'null', position: 'n' },
  },
];

/** Makes a table's first row of the school into so many. As the database's owner, past row-level security. */
const multiply = async (client: pg.Client, schoolId: number, { table, columns }: List, rows: number): Promise<void> => {
  const { rows: known } = await client.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1 and column_name <> 'id' and is_generated = 'NEVER'",
    [table],
  );
  const names = known.map(({ name }) => name);
  const values = names.map((name) => columns[name] ?? `source."${name}"`);
  const type = table === 'content' ? "and type = 'facility'" : '';
  const { rows: have } = await client.query<{ count: number }>(
    `select count(*)::int as count from ${table} where school_id = $1 ${type}`,
    [schoolId],
  );
  const from = have[0]?.count ?? 0;
  await client.query(
    `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')})
     select ${values.join(', ')}
     from (select * from ${table} where school_id = $1 ${type} order by id limit 1) as source, generate_series($2::int, $3::int) as n`,
    [schoolId, from + 1, rows],
  );
  for (const written of [table, 'schoolyard.search_texts']) await client.query(`vacuum analyze ${written}`);
};

/** A row of each kind, and the cookie of an admin. */
const seed = async ({ store }: BenchApp, schoolId: number): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await store.school(schoolId, async (context) => {
    const child = { schoolId, firstName: 'Mira', gender: 'Female', dateOfBirth: '2020-05-01', mobile: '9000000001' };
    await context.db.insert(enquiries).values({
      ...child,
      referenceNo: 'E2026-000001',
      enquiryType: 1,
      session: '2026-2027',
      classId: 1,
      parentName: 'Asha Rao',
      parentRelation: 1,
      consentVersion: '1',
    });
    await context.db.insert(students).values({ ...child, admissionNo: 'A1', admissionDate: '2026-04-01' });
    const [user] = await context.db.insert(users).values({ schoolId, name: 'Asha Rao', role: 'Admin' }).returning();
    const expiresAt = new Date(Date.now() + 86_400_000);
    const session = { schoolId, userId: user?.id ?? 0, hash: hashSecret(token), startedAt: new Date(), expiresAt };
    await addSession(context, { ...session, userAgent: null, address: null });
  });
  return `session=${token}`;
};

/** List calls of a school with 100,000 rows against the same with 1,000: the first page, and one from the middle. */
export const benchLists = async (): Promise<Figure[]> => {
  const bench = await startBenchApp({ pageCacheBytes: 0 });
  const client = new pg.Client({ connectionString: bench.databaseUrl });
  await client.connect();
  try {
    const schoolId = (await findSchoolBySlug(bench.store, 'reference'))?.schoolId ?? -1;
    const cookie = await seed(bench, schoolId);
    const timeOf = async (path: string): Promise<number> => {
      const started = performance.now();
      const { statusCode, body } = await bench.app.fastify.inject({ url: path, headers: { host: bench.host, cookie } });
      if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${body.slice(0, 300)}`);
      return performance.now() - started;
    };
    const medianOf = async (path: string): Promise<number> => {
      await timeOf(path);
      const times: number[] = [];
      for (let call = 0; call < calls; call++) times.push(await timeOf(path));
      return median(times);
    };
    const measured = new Map<string, number>();
    for (const rows of [few, many]) {
      for (const list of lists) await multiply(client, schoolId, list, rows);
      for (const { name, path, questions = {} } of lists) {
        const url = path(schoolId);
        for (const [question, query] of Object.entries(questions))
          measured.set(`${name} ${question} ${rows}`, await medianOf(`${url}${query}`));
        measured.set(`${name} ${rows}`, await medianOf(`${url}&page=1`));
        measured.set(`${name} deep ${rows}`, await medianOf(`${url}&page=${rows / 2 / 20}`));
      }
    }
    const value = (key: string): number => measured.get(key) ?? Number.NaN;
    const against = (name: string): Figure => ({
      name: `lists: ${name}, 100,000 rows against 1,000`,
      value: value(`${name} ${many}`) / value(`${name} ${few}`),
      unit: 'x',
      limit: 2,
    });
    return lists.flatMap(({ name, questions = {} }) => [
      against(name),
      ...Object.keys(questions).flatMap((question) => [
        against(`${name} ${question}`),
        {
          name: `lists: ${name} ${question}, 100,000 rows`,
          value: value(`${name} ${question} ${many}`),
          unit: 'ms',
        },
      ]),
      { name: `lists: ${name}, 100,000 rows`, value: value(`${name} ${many}`), unit: 'ms' },
      {
        name: `lists: ${name}, 100,000 rows, a page from the middle`,
        value: value(`${name} deep ${many}`),
        unit: 'ms',
      },
    ]);
  } finally {
    await client.end();
    await bench.stop();
  }
};
