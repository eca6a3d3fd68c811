import type { RegisterBody, RegisterStudent } from '#schemas/api/attendance/take.ts';
import { registerDraftPrefix } from '#schemas/office.ts';
import { type AttendancePart, halfDays } from '#schemas/records/attendance.ts';
import type { TakenRegister } from './queue.ts';

/** What is said of one student who is not simply present. */
export type Mark = Omit<RegisterBody['Marks'][number], 'Student_Id'>;
export type Marks = ReadonlyMap<number, Mark>;

/** Marks that were not sent yet, and the version of the register that they were made on. */
export interface Draft {
  readonly version: number;
  readonly marks: Marks;
}

interface Account {
  readonly school: number;
  readonly user: number;
}

interface Key extends Account {
  readonly date: string;
  readonly classId: number;
  readonly sectionId: number;
  readonly part: AttendancePart;
}

/** Each under its own account: who uses the same phone after does not see them. */
const prefixOf = ({ school, user }: Account): string => `${registerDraftPrefix}${school}:${user}:`;

const itemOf = ({ date, classId, sectionId, part, ...account }: Key): string =>
  `${prefixOf(account)}${date}:${classId}-${sectionId}${part === 'Full' ? '' : `:${part}`}`;

const place = /^(\d{4}-\d{2}-\d{2}):(\d+)-(\d+)(?::(\w+))?$/;

/** A register that was begun: its class, its day, and its part. */
export type Begun = Pick<RegisterBody, 'Class_Id' | 'Section_Id' | 'Date'> & { readonly Part: AttendancePart };

/** What somebody has begun on this device and not submitted. */
export const listBegun = (account: Account): readonly Begun[] =>
  Object.keys(localStorage).flatMap((item) => {
    const prefix = prefixOf(account);
    const found = item.startsWith(prefix) ? place.exec(item.slice(prefix.length)) : null;
    if (!found) return [];
    const [, date = '', classId, sectionId, half] = found;
    const part = halfDays.find((one) => one === half) ?? 'Full';
    return [{ Class_Id: Number(classId), Section_Id: Number(sectionId), Date: date, Part: part }];
  });

export const readDraft = (key: Key): Draft | undefined => {
  try {
    const { version, marks } = JSON.parse(localStorage.getItem(itemOf(key)) ?? 'null') as {
      readonly version: number;
      readonly marks: readonly [number, Mark][];
    };
    return { version, marks: new Map(marks) };
  } catch {
    // None, or one that an older version of the office has left.
    return undefined;
  }
};

/** Whether it could be kept. */
export const keepDraft = (key: Key, { version, marks }: Draft): boolean => {
  try {
    localStorage.setItem(itemOf(key), JSON.stringify({ version, marks: [...marks] }));
    return true;
  } catch {
    return false;
  }
};

export const dropDraft = (key: Key): void => localStorage.removeItem(itemOf(key));

/** Drops the marks of a register that the server has, unless they were changed since it was sent. */
export const dropTaken = (account: Account, { body }: Pick<TakenRegister, 'body'>): void => {
  const { Date: date, Class_Id: classId, Section_Id: sectionId, Part: part = 'Full' } = body;
  const key = { ...account, date, classId, sectionId, part };
  const draft = readDraft(key);
  if (draft && isSame(draft.marks, marksOfBody(body))) dropDraft(key);
};

/** What is sent of who is not simply present. */
export const marksOfBody = ({ Marks }: Pick<RegisterBody, 'Marks'>): Marks =>
  new Map(Marks.map(({ Student_Id, ...mark }) => [Student_Id, mark]));

/** What a register says of who is not simply present. */
export const marksOf = (students: readonly RegisterStudent[]): Marks =>
  new Map(
    students.flatMap(({ Student_Id, Status, Own_Code, In_Time, Out_Time, Reason, Remark }): [number, Mark][] => {
      const mark = trimmed({ Status, Own_Code, In_Time, Out_Time, Reason, Remark });
      return isPlain(mark) ? [] : [[Student_Id, mark]];
    }),
  );

/** Without those who have left the class since they were marked. */
export const ofStudents = (marks: Marks, students: readonly Pick<RegisterStudent, 'Student_Id'>[]): Marks => {
  const here = new Set(students.map(({ Student_Id }) => Student_Id));
  return new Map([...marks].filter(([id]) => here.has(id)));
};

/** Without what is empty. */
export const trimmed = (mark: { readonly [Name in keyof Mark]: Mark[Name] | undefined }): Mark =>
  Object.fromEntries(Object.entries(mark).filter(([, value]) => value !== undefined && value !== '')) as Mark;

export const isPlain = (mark: Mark): boolean => mark.Status === 'P' && Object.keys(mark).length === 1;

export const isSame = (a: Marks, b: Marks): boolean => textOf(a) === textOf(b);

const textOf = (marks: Marks): string =>
  JSON.stringify(
    [...marks]
      .toSorted(([a], [b]) => a - b)
      .map(([id, mark]) => [id, Object.entries(mark).toSorted(([a], [b]) => a.localeCompare(b))]),
  );
