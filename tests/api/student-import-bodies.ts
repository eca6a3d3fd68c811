import { eq } from 'drizzle-orm';
import type { ImportRow, ImportRowResult } from '#schemas/api/students/import.ts';
import { guardianPeople, users } from '#server/store/schema.ts';
import { type Caller, type CallResult, signIn } from '../support/callers.ts';
import type { TestApp } from '../support/server.ts';

const importSession = '2026-2027';

/** A row of a file about a child of Class 5 A, all in order. */
export const importRow = (line: number, fields: ImportRow['fields'] = {}): ImportRow => ({
  line,
  fields: {
    Admission_No: `I-${line}`,
    First_Name: 'Meera',
    Last_Name: 'Kulkarni',
    Class_Id: 8,
    Section_Id: 1,
    Date_Of_Birth: '2016-08-14',
    Gender: 'Female',
    Father_Name: 'Sanjay Kulkarni',
    Mobile: '98220 41876',
    Admission_Date: '2026-04-06',
    ...fields,
  },
});

export const checkRows = async (caller: Caller, rows: readonly ImportRow[]): Promise<ImportRowResult[]> => {
  const body = { School_Id: caller.schoolId, session: importSession, rows };
  const { status, json, text } = await caller.post('/api/student/imports/check', body);
  if (status !== 200) throw new Error(`The rows were not looked at: ${text}`);
  return json.rows;
};

export const startImport = (caller: Caller, fingerprint: string, rows: number): Promise<CallResult> =>
  caller.post('/api/student/imports', {
    School_Id: caller.schoolId,
    session: importSession,
    fileName: 'class-5.xlsx',
    fingerprint,
    rows,
  });

export const sendRows = (
  caller: Caller,
  id: number,
  { rows, isLast = false }: { readonly rows: readonly ImportRow[]; readonly isLast?: boolean },
): Promise<CallResult> => caller.post(`/api/student/imports/${id}/rows`, { School_Id: caller.schoolId, rows, isLast });

let lastFile = 0;

/** Imports rows in one batch, as a file of their own; the id of the import and what came of each row. */
export const importAll = async (
  caller: Caller,
  rows: readonly ImportRow[],
): Promise<{ readonly id: number; readonly results: ImportRowResult[] }> => {
  lastFile += 1;
  const { id } = (await startImport(caller, `file-${lastFile}`, rows.length)).json.import;
  const { status, json, text } = await sendRows(caller, id, { rows, isLast: true });
  if (status !== 200) throw new Error(`The rows were not written: ${text}`);
  return { id, results: json.rows };
};

export const undoImport = (caller: Caller, id: number, afterLine = 0): Promise<CallResult> =>
  caller.post(`/api/student/imports/${id}/undo`, { School_Id: caller.schoolId, afterLine });

interface Parent {
  readonly name: string;
  /** Ten digits. */
  readonly mobile: string;
  readonly studentIds: readonly number[];
}

/** A guardian of students who are there already, by now with an account and its number. */
export const signInGuardian = async (app: TestApp, { name, mobile, studentIds }: Parent): Promise<Caller> => {
  const parent = await signIn(app, { role: 'Parent', name, studentIds });
  const { schoolId, userId } = parent;
  const number = `+91${mobile}`;
  await app.store.school(schoolId, async ({ db }) => {
    await db.update(users).set({ mobile: number }).where(eq(users.id, userId));
    await db.update(guardianPeople).set({ userId }).where(eq(guardianPeople.mobile, number));
  });
  return parent;
};

/** The children whom a parent's account shows, by their ids. */
export const childrenOf = async (parent: Caller): Promise<number[]> =>
  (await parent.get('/api/student')).json.map((one: { Student_Id: number }) => one.Student_Id).toSorted();
