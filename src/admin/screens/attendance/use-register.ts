import { useState } from 'react';
import { type RegisterRecord, submitRegister } from '#schemas/api/attendance/take.ts';
import { type AttendanceCode, attendanceCodes, codesAhead } from '#schemas/records/attendance.ts';
import { CallError, UnreachableError } from '../../calls/call-error.ts';
import { useAction } from '../../calls/use-call.ts';
import { useStart } from '../../session/start.ts';
import { dropDraft, isPlain, isSame, keepDraft, type Mark, type Marks, marksOf, readDraft, trimmed } from './draft.ts';

/** What kept a register from being taken. */
export type Fault =
  | { readonly kind: 'offline' }
  | { readonly kind: 'stale'; readonly theirs: RegisterRecord }
  | { readonly kind: 'refused'; readonly text: string };

/** A register that is being taken. */
export interface Taking {
  readonly register: RegisterRecord;
  readonly codes: readonly AttendanceCode[];
  readonly marks: Marks;
  /** Whether anything is said that the server does not know. */
  readonly isChanged: boolean;
  /** Whether the device has it. */
  readonly isKept: boolean;
  readonly isAhead: boolean;
  readonly isSending: boolean;
  readonly fault: Fault | undefined;
  statusOf(id: number): AttendanceCode;
  set(id: number, mark: Partial<Mark>): void;
  /** Absent, late, present again: what a tap does. */
  next(id: number): void;
  undo(): void;
  takeTheirs(): void;
  /** Sends it; whether it was taken. `over` is the version that it stands in the place of. */
  submit(options?: { readonly reason?: string; readonly over?: number }): Promise<boolean>;
}

const steps: ReadonlyMap<AttendanceCode, AttendanceCode> = new Map([
  ['P', 'A'],
  ['A', 'L'],
]);

export const useRegister = (register: RegisterRecord): Taking => {
  const { school, user } = useStart();
  const key = {
    school: school.School_Id,
    user: user.userId,
    date: register.Date,
    classId: register.Class_Id,
    sectionId: register.Section_Id,
  };
  const stored = marksOf(register.Students);
  const [begun] = useState(() => readDraft(key));
  const [base, setBase] = useState(begun?.version ?? register.Version);
  const [history, setHistory] = useState<readonly Marks[]>([begun?.marks ?? stored]);
  const [isKept, setKept] = useState(begun !== undefined);
  // Somebody else took it since the marks on this device were made.
  const [fault, setFault] = useState<Fault | undefined>(
    begun && begun.version !== register.Version && !isSame(begun.marks, stored)
      ? { kind: 'stale', theirs: register }
      : undefined,
  );
  const action = useAction(submitRegister);
  const marks = history.at(-1) ?? stored;
  const isAhead = register.Date > register.Today;
  const change = (next: Marks): void => {
    setHistory((all) => [...all, next]);
    setKept(keepDraft(key, { version: base, marks: next }));
  };
  const statusOf = (id: number): AttendanceCode => marks.get(id)?.Status ?? 'P';
  const set = (id: number, mark: Partial<Mark>): void => {
    const now = trimmed({ Status: 'P', ...marks.get(id), ...mark });
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
    codes: isAhead ? attendanceCodes.filter((code) => code === 'P' || codesAhead.includes(code)) : attendanceCodes,
    marks,
    isChanged: !isSame(marks, stored),
    isKept,
    isAhead,
    isSending: action.isPending,
    fault,
    statusOf,
    set,
    next(id) {
      const now = statusOf(id);
      set(id, { Status: isAhead ? (now === 'P' ? 'LV' : 'P') : (steps.get(now) ?? 'P') });
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
    },
    async submit({ reason, over } = {}) {
      setFault(undefined);
      try {
        // A change that is made without a network would wait for it unseen.
        if (!navigator.onLine) throw new UnreachableError(undefined);
        await action.mutateAsync({
          body: {
            Class_Id: register.Class_Id,
            Section_Id: register.Section_Id,
            Date: register.Date,
            Part: register.Part,
            Marks: [...marks].map(([Student_Id, mark]) => ({ Student_Id, ...mark })),
            ...(reason ? { Change_Reason: reason } : {}),
          },
          version: over ?? base,
        });
        rest();
        return true;
      } catch (error) {
        setFault(faultOf(error));
        // What was not sent stays, also where nothing was marked.
        setKept(keepDraft(key, { version: base, marks }));
        return false;
      }
    },
  };
};

const faultOf = (error: unknown): Fault => {
  if (error instanceof UnreachableError) return { kind: 'offline' };
  if (error instanceof CallError && error.problem.current !== undefined)
    return { kind: 'stale', theirs: error.problem.current as RegisterRecord };
  return { kind: 'refused', text: error instanceof Error ? error.message : String(error) };
};
