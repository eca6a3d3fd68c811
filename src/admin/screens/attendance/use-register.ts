import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RegisterRecord, submitRegister } from '#schemas/api/attendance/take.ts';
import { type AttendanceCode, attendanceCodes, codesAhead, isHalfCode } from '#schemas/records/attendance.ts';
import { type CodeChoice, type CodeMark, codeChoices, isAway } from '../../attendance/own-codes.ts';
import { makeStale } from '../../calls/use-call.ts';
import {
  type Draft,
  dropDraft,
  isPlain,
  isSame,
  keepDraft,
  type Mark,
  type Marks,
  marksOf,
  marksOfBody,
  ofStudents,
  readDraft,
  trimmed,
} from '../../registers/draft.ts';
import { placeOf, type TakenRegister, type WaitingRegister } from '../../registers/queue.ts';
import { useRegisters } from '../../registers/registers.ts';
import { useStart } from '../../session/start.ts';
import { type Fault, faultOf, submitTaken } from './submit.ts';

/** A register that is being taken. */
export interface Taking {
  readonly register: RegisterRecord;
  readonly choices: readonly CodeChoice[];
  readonly marks: Marks;
  /** Whether anything is said that the server does not know. */
  readonly isChanged: boolean;
  /** Whether the device has it. */
  readonly isKept: boolean;
  readonly isAhead: boolean;
  /** Since when it waits to be sent, in milliseconds since 1970, where nothing was changed since. */
  readonly waitsSince: number | undefined;
  readonly isSending: boolean;
  readonly fault: Fault | undefined;
  statusOf(id: number): AttendanceCode;
  /** With the school's own code. */
  codeOf(id: number): CodeMark;
  /** A status without a code of the school's own takes that away. */
  set(id: number, mark: Partial<Mark>): void;
  /** Absent, late, present again: what a tap does. */
  next(id: number): void;
  undo(): void;
  takeTheirs(): void;
  /**
   * Sends it, or keeps it until that can be done: on the device, or in this window alone. `over` is the version that it
   * stands in the place of.
   */
  submit(options: SubmitOptions): Promise<'taken' | 'waits' | 'waitsHere' | 'not'>;
}

interface SubmitOptions {
  readonly className: string;
  readonly reason?: string;
  readonly over?: number;
}

const steps: ReadonlyMap<AttendanceCode, AttendanceCode> = new Map([
  ['P', 'A'],
  ['A', 'L'],
]);

/** What a tap makes of a mark; from a code of the school's own it begins anew. */
const nextOf = ({ Status, Own_Code }: CodeMark, isAhead: boolean): AttendanceCode => {
  if (Own_Code !== undefined) return 'P';
  if (isAhead) return Status === 'P' ? 'LV' : 'P';
  return steps.get(Status) ?? 'P';
};

/** What was said of another status: why somebody was away, of who is here; when they came, of who is away. */
const withoutOld = (status: AttendanceCode) => ({
  Own_Code: undefined,
  ...(status === 'P' && { Reason: undefined }),
  ...(isAway(status) && { In_Time: undefined, Out_Time: undefined }),
});

/** Of a day to come, leave and duty alone; of half a day, not half of it. */
const choicesOf = ({ Date: date, Today, Part, Own_Codes }: RegisterRecord): readonly CodeChoice[] => {
  const codes = attendanceCodes.filter((code) => Part === 'Full' || isHalfCode(code));
  return codeChoices(
    date > Today ? codes.filter((code) => code === 'P' || codesAhead.includes(code)) : codes,
    date > Today ? Own_Codes.filter(({ Counts_As }) => Counts_As === 'LV') : Own_Codes,
  );
};

export const useRegister = (register: RegisterRecord): Taking => {
  const { school, user } = useStart();
  const client = useQueryClient();
  const key = {
    school: school.School_Id,
    user: user.userId,
    date: register.Date,
    classId: register.Class_Id,
    sectionId: register.Section_Id,
    part: register.Part,
  };
  const stored = marksOf(register.Students);
  const registers = useRegisters();
  const place = placeOf(register);
  const waiting = registers.find(place);
  const [begun] = useState(() => readDraft(key) ?? (waiting && draftOf(waiting)));
  const [base, setBase] = useState(begun?.version ?? register.Version);
  const [history, setHistory] = useState<readonly Marks[]>([begun?.marks ?? stored]);
  const [isKept, setKept] = useState(begun !== undefined);
  const [fault, setFault] = useState(() => (waiting ? faultOf(waiting) : faultOfDraft(begun, register)));
  const [isSending, setSending] = useState(false);
  const marks = ofStudents(history.at(-1) ?? stored, register.Students);
  const isAhead = register.Date > register.Today;
  const change = (next: Marks): void => {
    setHistory((all) => [...all, next]);
    setKept(keepDraft(key, { version: base, marks: next }));
  };
  const statusOf = (id: number): AttendanceCode => marks.get(id)?.Status ?? 'P';
  const codeOf = (id: number): CodeMark => ({ Status: statusOf(id), Own_Code: marks.get(id)?.Own_Code });
  const set = (id: number, mark: Partial<Mark>): void => {
    const now = trimmed({ Status: 'P', ...marks.get(id), ...(mark.Status && withoutOld(mark.Status)), ...mark });
    const next = new Map(marks);
    if (isPlain(now)) next.delete(id);
    else next.set(id, now);
    change(next);
  };
  const rest = (): void => {
    dropDraft(key);
    setKept(false);
    setFault(undefined);
  };
  return {
    register,
    choices: choicesOf(register),
    marks,
    isChanged: !isSame(marks, stored),
    isKept,
    isAhead,
    waitsSince: waiting?.state === 'waiting' && isSame(marks, marksOfBody(waiting.body)) ? waiting.at : undefined,
    isSending,
    fault,
    statusOf,
    codeOf,
    set,
    next(id) {
      set(id, { Status: nextOf(codeOf(id), isAhead) });
    },
    undo() {
      const before = history.at(-2);
      if (!before) return;
      setHistory((all) => all.slice(0, -1));
      setKept(keepDraft(key, { version: base, marks: before }));
    },
    takeTheirs() {
      const theirs = fault?.kind === 'stale' ? fault.theirs : register;
      setHistory([marksOf(theirs.Students)]);
      setBase(theirs.Version);
      rest();
      void registers.drop(place);
    },
    async submit({ className, reason, over }) {
      setFault(undefined);
      setSending(true);
      const body = { ...bodyOf(register, marks), ...(reason ? { Change_Reason: reason } : {}) };
      const students = register.Students.length;
      // Who decides for a register as it waits has not looked at the class again.
      const isAsItWaits = over !== undefined && waiting && isSame(marks, marksOfBody(waiting.body));
      const at = isAsItWaits ? waiting.at : Date.now();
      const taken = { body, version: over ?? base, at, className, students };
      try {
        const submitted = await submitTaken({ registers, key, taken });
        if (submitted.kind !== 'stale' && submitted.kind !== 'refused') return submitted.kind;
        setFault(submitted);
        // What it was refused for may be on the list by now.
        if (submitted.kind === 'refused') void makeStale(client, submitRegister.group);
        setKept(readDraft(key) !== undefined);
        return 'not';
      } finally {
        setSending(false);
      }
    },
  };
};

const bodyOf = (
  { Class_Id, Section_Id, Date: date, Part, Students }: RegisterRecord,
  marks: Marks,
): TakenRegister['body'] => ({
  ...{ Class_Id, Section_Id, Date: date, Part },
  Seen: Students.map(({ Student_Id }) => Student_Id),
  Marks: [...marks].map(([Student_Id, mark]) => ({ Student_Id, ...mark })),
});

const draftOf = ({ version, body }: WaitingRegister): Draft => ({ version, marks: marksOfBody(body) });

/** Somebody else took it since the marks on this device were made. */
const faultOfDraft = (draft: Draft | undefined, register: RegisterRecord): Fault | undefined =>
  draft && draft.version !== register.Version && !isSame(draft.marks, marksOf(register.Students))
    ? { kind: 'stale', theirs: register }
    : undefined;
