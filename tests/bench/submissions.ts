import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { hashSecret } from '#server/core/crypto/secret.ts';
import { addSession } from '#server/domains/accounts/session-rows.ts';
import { findSchoolBySlug } from '#server/store/global.ts';
import { users } from '#server/store/schema.ts';
import { type BenchApp, startBenchApp } from './app.ts';
import { type Figure, percentile } from './result.ts';

/** A Monday, at half past eight. */
const now = Date.parse('2027-02-15T03:00:00Z');
const today = '2027-02-15';
const session = '2026-2027';
const teachers = 300;
const pupils = 45;
/** In which all of them submit, in milliseconds. */
const within = 60_000;

interface Teacher {
  readonly Class_Id: number;
  readonly Section_Id: number;
  readonly cookie: string;
}

/** 300 classes with 45 students each, and a class teacher who is logged in for each. */
const seed = async ({ store }: BenchApp, schoolId: number): Promise<Teacher[]> => {
  await store.school(schoolId, async ({ db }) => {
    await db.execute(sql`
      insert into students (school_id, admission_no, admission_date, first_name, date_of_birth, gender, mobile, status)
      select ${schoolId}, 'A' || n, '2020-06-10', 'Child ' || n, '2016-05-01', 'Female', (9000000000 + n)::text, 'Active'
      from generate_series(0, ${teachers * pupils - 1}::int) n`);
    await db.execute(sql`
      insert into enrolments (school_id, student_id, session, class_id, section_id, roll_no, state)
      select ${schoolId}, id, ${session}, 1 + n / ${pupils} / 7, 1 + n / ${pupils} % 7, 1 + n % ${pupils}, 'Full'
      from (select id, substr(admission_no, 2)::int as n from students) numbered`);
  });
  // By the role that owns the tables: for any other it does nothing.
  await store.connection((client) => client.query('analyze'), { writes: false });
  const found: Teacher[] = [];
  for (let at = 0; at < teachers; at += 1) {
    const place = { Class_Id: 1 + Math.floor(at / 7), Section_Id: 1 + (at % 7) };
    const token = randomBytes(32).toString('base64url');
    await store.school(schoolId, async (context) => {
      const teacher = { schoolId, name: `Teacher ${at}`, role: 'Staff' as const, classes: [place] };
      const [user] = await context.db
        .insert(users)
        .values({ ...teacher, permissionSets: ['classTeacher'] })
        .returning();
      const times = { startedAt: new Date(now), expiresAt: new Date(now + 86_400_000) };
      const signIn = { schoolId, userId: user?.id ?? 0, hash: hashSecret(token), ...times };
      await addSession(context, { ...signIn, userAgent: null, address: null });
    });
    found.push({ ...place, cookie: `session=${token}` });
  }
  return found;
};

/** Opens a register, marks three and submits; how long the submission took, in milliseconds. */
const takeRegister = async ({ app, host }: BenchApp, { Class_Id, Section_Id, cookie }: Teacher): Promise<number> => {
  const url = `/api/attendance/register?Class_Id=${Class_Id}&Section_Id=${Section_Id}`;
  const headers = { host, cookie, origin: `http://${host}` };
  const opened = await app.fastify.inject({ url, headers });
  if (opened.statusCode !== 200) throw new Error(`A register did not open: ${opened.body.slice(0, 300)}`);
  const { Students: students } = opened.json<{ readonly Students: readonly { readonly Student_Id: number }[] }>();
  if (students.length !== pupils) throw new Error(`A register has ${students.length} students.`);
  const Marks = students.slice(0, 3).map(({ Student_Id }) => ({ Student_Id, Status: 'A' }));
  const started = performance.now();
  const { statusCode, body } = await app.fastify.inject({
    method: 'PUT',
    url: '/api/attendance/register',
    headers: { ...headers, 'if-match': '"0"', 'content-type': 'application/json' },
    payload: { Class_Id, Section_Id, Date: today, Marks },
  });
  if (statusCode !== 200) throw new Error(`A register was not taken: ${statusCode} ${body.slice(0, 300)}`);
  return performance.now() - started;
};

const measure = async (database: 'embedded' | 'PostgreSQL'): Promise<Figure[]> => {
  const bench = await startBenchApp({ pageCacheBytes: 0, isEmbedded: database === 'embedded', now: () => now });
  try {
    const schoolId = (await findSchoolBySlug(bench.store, 'reference'))?.schoolId ?? -1;
    const all = await seed(bench, schoolId);
    const times = await Promise.all(
      all.map(async (teacher, at) => {
        await setTimeout((at * within) / teachers);
        return takeRegister(bench, teacher);
      }),
    );
    const name = `attendance: ${teachers} teachers submit within a minute, ${pupils} students each, p95, ${database}`;
    return [{ name, value: percentile(times, 0.95), unit: 'ms', limit: 500 }];
  } finally {
    await bench.stop();
  }
};

/** A whole school takes attendance in the same minute, on both databases; an error ends it. */
export const benchSubmissions = async (): Promise<Figure[]> => [
  ...(await measure('PostgreSQL')),
  ...(await measure('embedded')),
];
