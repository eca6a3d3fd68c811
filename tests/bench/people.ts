import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { maxImportedRows, maxRowsAtOnce } from '#schemas/records/student-import.ts';
import { hashSecret } from '#server/core/crypto/secret.ts';
import { addSession } from '#server/domains/accounts/session-rows.ts';
import { findSchoolBySlug } from '#server/store/global.ts';
import { users } from '#server/store/schema.ts';
import { importRow } from '../api/student-import-bodies.ts';
import { type BenchApp, startBenchApp } from './app.ts';
import { type Figure, percentile } from './result.ts';

const now = Date.parse('2027-02-15T03:00:00Z');
const session = '2026-2027';
const pupils = 10_000;
const staff = 300;
const calls = 60;

/** 10,000 students in classes, 300 of the staff, and the cookie of an admin. */
const seed = async ({ store }: BenchApp, schoolId: number): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await store.school(schoolId, async (context) => {
    const { db } = context;
    await db.execute(sql`
      insert into students (school_id, admission_no, admission_date, first_name, date_of_birth, gender, mobile, status)
      select ${schoolId}, 'A' || n, '2020-06-10', 'Child ' || n, '2016-05-01', 'Female', '+91' || (9000000000 + n), 'Active'
      from generate_series(0, ${pupils - 1}::int) n`);
    await db.execute(sql`
      insert into enrolments (school_id, student_id, session, class_id, section_id, roll_no, state)
      select ${schoolId}, id, ${session}, 1 + n % 15, 1 + n / 15 % 7, 1 + n / 105, 'Full'
      from (select id, substr(admission_no, 2)::int as n from students) numbered`);
    await db.execute(sql`
      insert into staff_members (school_id, employee_no, first_name, gender, mobile, role_id, staff_type, joining_date)
      select ${schoolId}, 'E' || n, 'Member ' || n, 'Female', (8000000000 + n)::text, 1, 'Teaching', '2020-06-10'
      from generate_series(0, ${staff - 1}::int) n`);
    const [user] = await db.insert(users).values({ schoolId, name: 'Asha Rao', role: 'Admin' }).returning();
    const times = { startedAt: new Date(now), expiresAt: new Date(now + 86_400_000) };
    const signIn = { schoolId, userId: user?.id ?? 0, hash: hashSecret(token), ...times };
    await addSession(context, { ...signIn, userAgent: null, address: null });
  });
  // By the role that owns the tables: for any other it does nothing.
  await store.connection((client) => client.query('analyze'), { writes: false });
  return `session=${token}`;
};

/** Rows of a file: one half is of students who are there, with another class. */
const rowsOfFile = Array.from({ length: maxImportedRows }, (_, at) =>
  importRow(at + 2, { Admission_No: at % 2 === 0 ? `A${at}` : `N${at}`, Mobile: `9${String(100_000_000 + at)}` }),
);

const measure = async (database: 'embedded' | 'PostgreSQL'): Promise<Figure[]> => {
  const bench = await startBenchApp({ pageCacheBytes: 0, isEmbedded: database === 'embedded', now: () => now });
  try {
    const schoolId = (await findSchoolBySlug(bench.store, 'reference'))?.schoolId ?? -1;
    const headers = { host: bench.host, cookie: await seed(bench, schoolId), origin: `http://${bench.host}` };
    const timeOf = async (url: string): Promise<number> => {
      const started = performance.now();
      const { statusCode, body } = await bench.app.fastify.inject({ url, headers });
      if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body.slice(0, 300)}`);
      return performance.now() - started;
    };
    const p95Of = async (name: string, url: string): Promise<Figure> => {
      await timeOf(url);
      const times: number[] = [];
      for (let call = 0; call < calls; call++) times.push(await timeOf(url));
      return { name: `people: ${name}, p95, ${database}`, value: percentile(times, 0.95), unit: 'ms', limit: 150 };
    };
    const send = async <Answer>(url: string, payload: object): Promise<Answer> => {
      const { statusCode, body } = await bench.app.fastify.inject({ method: 'POST', url, headers, payload });
      if (statusCode >= 300) throw new Error(`${url}: ${statusCode} ${body.slice(0, 300)}`);
      return JSON.parse(body) as Answer;
    };
    const list = '/api/student?page=1';
    const lists = [
      await p95Of('the first page of 10,000 students', list),
      await p95Of('a class of them', `/api/student?Session=${session}&Class_Id=8&Section_Id=1`),
      await p95Of('a child by the parent’s mobile', '/api/student?keyword=9000004711'),
      await p95Of('the directory of 300 of the staff', '/api/staff?page=1'),
      await p95Of('one of the staff by part of a name', '/api/staff?keyword=ember%20217'),
    ];

    const file = { School_Id: schoolId, session, fileName: 'school.xlsx', fingerprint: 'bench' };
    const begun = performance.now();
    const { import: started } = await send<{ import: { readonly id: number } }>('/api/student/imports', {
      ...file,
      rows: maxImportedRows,
    });
    const meanwhile: number[] = [];
    for (let at = 0; at < maxImportedRows; at += maxRowsAtOnce) {
      const rows = rowsOfFile.slice(at, at + maxRowsAtOnce);
      const isLast = at + maxRowsAtOnce >= maxImportedRows;
      const written = send(`/api/student/imports/${started.id}/rows`, { School_Id: schoolId, rows, isLast });
      meanwhile.push(await timeOf(list));
      await written;
    }
    return [
      ...lists,
      {
        name: `people: a list of ${maxImportedRows} students is imported, ${database}`,
        value: (performance.now() - begun) / 1000,
        unit: 's',
        limit: 60,
      },
      {
        name: `people: the first page of students meanwhile, p95, ${database}`,
        value: percentile(meanwhile, 0.95),
        unit: 'ms',
      },
    ];
  } finally {
    await bench.stop();
  }
};

/** A school of 10,000 students and 300 of the staff: its lists, and a long list that is imported. */
export const benchPeople = async (): Promise<Figure[]> => [
  ...(await measure('PostgreSQL')),
  ...(await measure('embedded')),
];
