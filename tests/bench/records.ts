import { randomBytes } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { hashSecret } from '#server/core/crypto/secret.ts';
import { addSession } from '#server/domains/accounts/session-rows.ts';
import { findSchoolBySlug } from '#server/store/global.ts';
import { users } from '#server/store/schema.ts';
import { type BenchApp, startBenchApp } from './app.ts';
import { type Figure, percentile } from './result.ts';

/** In the last third of a session, so that a year's registers lie in it. */
const now = Date.parse('2027-02-15T06:00:00Z');
const session = '2026-2027';
const firstDay = '2026-07-07';
/** The last of them is today. */
const days = 224;
/** From then on one register in twenty was not taken. */
const missingFrom = '2027-01-17';
const pupils = 5000;
const students = 50_000;
const enquiries = 20_000;
const calls = 40;

/** What the office asks, and how long it may take at the 95th of a hundred, in milliseconds. */
const questions = [
  { name: 'admissions, first page, 20,000 enquiries', path: '/api/admissions/inbox?page=1', limit: 150 },
  { name: 'students, first page, 50,000', path: '/api/student?page=1', limit: 150 },
  { name: 'students by part of a name, 50,000', path: '/api/student?keyword=ild%20aaahhh', limit: 150 },
  { name: 'students by what all are called, 50,000', path: '/api/student?keyword=child', limit: 150 },
  { name: 'students by a guardian’s mobile, 50,000', path: '/api/student?keyword=98000%2004711', limit: 150 },
  { name: 'students by a guardian’s name, 50,000', path: '/api/student?keyword=parent%20aaehbb', limit: 150 },
  {
    name: 'students without a photo of a category, 50,000',
    path: '/api/student?Photo=Missing&Category=SC',
    limit: 150,
  },
  {
    name: 'students whose attendance is below 75 %, 50,000',
    path: `/api/student?Session=${session}&Attendance=Low`,
    limit: 150,
  },
  { name: 'today, with the registers of 5,000', path: '/api/office/today', limit: 300 },
  { name: 'fire list, 5,000', path: '/api/visitors/fire-list', limit: 300 },
  { name: 'attendance, day', path: '/api/attendance/day?Date=2027-02-10', limit: 300 },
  {
    name: 'attendance, month of a class',
    path: '/api/attendance/grid?Class_Id=8&Section_Id=1&Month=2027-01',
    limit: 300,
  },
  { name: 'attendance, below 75 %', path: `/api/attendance/low?Session=${session}`, limit: 300 },
  { name: 'attendance, missing registers of a month', path: '/api/attendance/missing', limit: 300 },
  {
    name: 'attendance, missing registers of three months',
    path: '/api/attendance/missing?From=2026-11-16&To=2027-02-15',
    limit: 300,
  },
  { name: 'attendance, absent three days running', path: '/api/attendance/absent', limit: 300 },
  { name: 'attendance, trend of a class', path: '/api/attendance/trend?Class_Id=8&Section_Id=1', limit: 300 },
  { name: 'attendance, year of a class', path: '/api/attendance/classes?Class_Id=8&Section_Id=1', limit: 300 },
] as const;

/** A name of letters for row `n`, in the order of the rows. */
const nameOfRow = sql`'Child ' || translate(lpad(n::text, 6, '0'), '0123456789', 'abcdefghij')`;

/** 50,000 students, a tenth of them in the session's classes, with a register of each class on each day. */
const rowsOf = (schoolId: number): readonly SQL[] => [
  sql`insert into students (school_id, admission_no, admission_date, first_name, date_of_birth, gender, mobile, status)
    select ${schoolId}, 'A' || n, '2020-06-10', ${nameOfRow}, '2016-05-01', 'Female', '+91' || (9000000000 + n),
      case when n <= ${pupils} then 'Active' else 'Alumni' end
    from generate_series(1, ${students}::int) n`,
  sql`insert into guardian_people (school_id, name, mobile)
    select ${schoolId}, replace(${nameOfRow}, 'Child', 'Parent'), '+91' || (9800000000 + n)
    from generate_series(1, ${students}::int) n`,
  sql`insert into guardians (school_id, student_id, person_id, relation)
    select ${schoolId}, student.id, person.id, 1
    from students student join guardian_people person on person.name = replace(student.first_name, 'Child', 'Parent')`,
  sql`insert into enrolments (school_id, student_id, session, class_id, section_id, state)
    select ${schoolId}, id, case when n <= ${pupils} then ${session} else '2020-2021' end,
      1 + n % 15, 1 + (n / 15) % 7, 'Full'
    from (select id, substr(admission_no, 2)::int as n from students) numbered`,
  sql`insert into attendance_registers (school_id, session, class_id, section_id, date, part, taken_at, locks_on, version)
    select ${schoolId}, ${session}, class, section, day::date, 'Full', day, day::date + 3, 1
    from generate_series(1, 15) class, generate_series(1, 7) section,
      generate_series(${firstDay}::date, ${firstDay}::date + ${days - 1}::int, interval '1 day') day
    where day < ${missingFrom}::date or (class * 7 + section * 3 + extract(doy from day)::int) % 20 <> 0`,
  sql`insert into attendance_marks (school_id, student_id, date, part, register_id, status, taken_at)
    select ${schoolId}, e.student_id, r.date, 'Full', r.id,
      case when (e.student_id * 7 + extract(doy from r.date)::int) % 17 = 0 or e.student_id % 40 = 0 and r.id % 3 = 0
        then 'A' else 'P' end, r.taken_at
    from attendance_registers r join enrolments e on e.school_id = r.school_id and e.session = r.session
      and e.class_id = r.class_id and e.section_id = r.section_id`,
  sql`update attendance_registers r set present = m.present, absent = m.absent
    from (select register_id, count(*) filter (where status = 'P') as present,
      count(*) filter (where status = 'A') as absent from attendance_marks group by 1) m where m.register_id = r.id`,
  sql`insert into attendance_months (school_id, student_id, part, month, present, absent)
    select ${schoolId}, student_id, 'Full', date_trunc('month', date)::date,
      count(*) filter (where status = 'P'), count(*) filter (where status = 'A')
    from attendance_marks group by 2, 4`,
  sql`insert into enquiries (school_id, reference_no, enquiry_type, session, class_id, first_name, date_of_birth, gender,
      parent_name, parent_relation, mobile, consent_version, status, next_follow_up, created_at)
    select ${schoolId}, 'E2026-' || lpad(n::text, 6, '0'), 1, '2027-2028', 1 + n % 15, ${nameOfRow}, '2020-05-01',
      'Female', 'Asha Rao', 1, (9000000000 + n)::text, '1', 1 + n % 6,
      case when n % 3 = 0 then date '2027-02-10' + n % 14 end, timestamptz '2027-02-14' - n * interval '1 minute'
    from generate_series(1, ${enquiries}::int) n`,
];

/** Fills the reference school, and gives the cookie of an admin. */
const seed = async ({ store }: BenchApp, schoolId: number): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  for (const rows of rowsOf(schoolId)) {
    await store.school(schoolId, async ({ db }) => {
      // A million rows take longer than a statement of the product may.
      await db.execute(sql`set local statement_timeout = 0`);
      await db.execute(rows);
    });
    // Without it the next one's join is planned for a few rows. By the role that owns the tables: for any other it does nothing.
    await store.connection((client) => client.query('analyze'), { writes: false });
  }
  await store.school(schoolId, async (context) => {
    const [user] = await context.db.insert(users).values({ schoolId, name: 'Asha Rao', role: 'Admin' }).returning();
    const times = { startedAt: new Date(now), expiresAt: new Date(now + 86_400_000) };
    const signIn = { schoolId, userId: user?.id ?? 0, hash: hashSecret(token), ...times };
    await addSession(context, { ...signIn, userAgent: null, address: null });
  });
  return `session=${token}`;
};

const measure = async (database: 'embedded' | 'PostgreSQL'): Promise<Figure[]> => {
  const bench = await startBenchApp({ pageCacheBytes: 0, isEmbedded: database === 'embedded', now: () => now });
  try {
    const schoolId = (await findSchoolBySlug(bench.store, 'reference'))?.schoolId ?? -1;
    const cookie = await seed(bench, schoolId);
    const timeOf = async (path: string): Promise<number> => {
      const started = performance.now();
      const { statusCode, body } = await bench.app.fastify.inject({ url: path, headers: { host: bench.host, cookie } });
      if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${body.slice(0, 300)}`);
      return performance.now() - started;
    };
    const figures: Figure[] = [];
    for (const { name, path, limit } of questions) {
      await timeOf(path);
      const times: number[] = [];
      for (let call = 0; call < calls; call++) times.push(await timeOf(path));
      figures.push({ name: `records: ${name}, p95, ${database}`, value: percentile(times, 0.95), unit: 'ms', limit });
    }
    return figures;
  } finally {
    await bench.stop();
  }
};

/** What the office asks of a large school: lists, and reports over 1.1 million marks, on both databases. */
export const benchRecords = async (): Promise<Figure[]> => [
  ...(await measure('PostgreSQL')),
  ...(await measure('embedded')),
];
