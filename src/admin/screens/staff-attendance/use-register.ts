import { useState } from 'react';
import { readStaffRegister, type StaffRegister, saveStaffRegister } from '#schemas/api/staff/attendance.ts';
import { aheadCodes, type StaffDayCode } from '#schemas/records/staff.ts';
import { CallError } from '../../calls/call-error.ts';
import type { FieldTexts } from '../../calls/refused-fields.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { localDay } from '../../format/dates.ts';
import { useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import { attendanceWords } from './words.ts';

export type Row = StaffRegister['rows'][number];

/** What is entered of somebody; an empty text is nothing. */
interface Entry {
  readonly code: StaffDayCode | undefined;
  readonly inTime: string;
  readonly outTime: string;
  readonly note: string;
}

type Entries = Readonly<Record<number, Entry>>;

/** What was changed here of a day, and what the register said of the same members when it was. */
interface Changes {
  readonly day: string;
  readonly entries: Entries;
  readonly seen: Entries;
}

/** What a register says of who has approved leave, unless somebody knows better. */
const leaveCode = ({ Leave_Part }: Row): StaffDayCode | undefined =>
  Leave_Part && (Leave_Part === 'Full' ? 'LV' : 'HD');

/** What a row begins with: what is saved, else present, or on leave for who is. Before the day nobody is. */
const entryOf = (row: Row, isAhead: boolean): Entry => {
  const { Code, In_Time, Out_Time, Note } = row;
  const leave = row.Is_On_Leave ? 'LV' : leaveCode(row);
  const usual = isAhead ? (leave === 'LV' ? leave : undefined) : (leave ?? 'P');
  return { code: Code ?? usual, inTime: In_Time ?? '', outTime: Out_Time ?? '', note: Note ?? '' };
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The register of a day as it is being taken. */
export const useRegister = (day: string) => {
  const say = useWords(attendanceWords);
  const tell = useNotices();
  const action = useAction(saveStaffRegister);
  const { data, isError, refetch } = useCall(readStaffRegister, { query: { Day: day } });
  const register = data?.Day === day ? data : undefined;
  const isAhead = day > localDay();
  const [changes, setChanges] = useState<Changes>();
  const [errors, setErrors] = useState<FieldTexts>({});
  const own = changes?.day === day ? changes : undefined;
  const rows = register?.rows ?? [];
  const entryFor = (row: Row): Entry => own?.entries[row.Staff_Id] ?? entryOf(row, isAhead);
  const isTaken = rows.length > 0 && rows.every(({ Code }) => Code !== undefined);
  // Whoever else is entered meanwhile, as by checking in, is in what is sent: only the same member asks for a decision.
  const isStale =
    own !== undefined &&
    rows.some((row) => own.entries[row.Staff_Id] && !isSame(own.seen[row.Staff_Id], entryOf(row, isAhead)));
  const isChanged = own !== undefined && rows.some((row) => !isSame(entryFor(row), entryOf(row, isAhead)));
  const codes: readonly StaffDayCode[] = isAhead ? aheadCodes : ['P', 'L', 'HD', 'A', 'LV', 'OD'];
  const send = async (): Promise<boolean> => {
    const sent = rows.flatMap((row) => {
      const { code, inTime, outTime, note } = entryFor(row);
      if (!code) return [];
      const rest = {
        ...(inTime && { In_Time: inTime }),
        ...(outTime && { Out_Time: outTime }),
        ...(note.trim() && { Note: note.trim() }),
      };
      return [{ Staff_Id: row.Staff_Id, Code: code, ...rest }];
    });
    if (sent.length === 0) return true;
    try {
      await action.mutateAsync({ body: { Day: day, rows: sent }, version: register?.Version ?? 0 });
      setChanges(undefined);
      setErrors({});
      tell.notice(say('saved'));
      return true;
    } catch (error) {
      const refused = error instanceof CallError ? error.problem.errors : undefined;
      if (refused) setErrors(byMember(refused, sent));
      if (error instanceof CallError && error.problem.current) await refetch();
      tell.error(error instanceof Error ? error.message : String(error));
      return false;
    }
  };
  return {
    register,
    isError,
    refetch,
    codes,
    isTaken,
    isChanged,
    isPending: action.isPending,
    /** What is wrong, by the id of the member. */
    errors,
    /** Whether somebody else has entered otherwise of a member who was changed here. */
    isStale,
    entryFor,
    /** Whether the remark has to say why approved leave was not taken. */
    asksWhy: (row: Row): boolean => {
      const { code } = entryFor(row);
      return row.Leave_Type !== undefined && code !== undefined && code !== leaveCode(row);
    },
    change(row: Row, part: Partial<Entry>): void {
      setChanges((before) => {
        const kept: Changes = before?.day === day ? before : { day, entries: {}, seen: {} };
        return {
          ...kept,
          entries: { ...kept.entries, [row.Staff_Id]: { ...entryFor(row), ...part } },
          seen: { ...kept.seen, [row.Staff_Id]: kept.seen[row.Staff_Id] ?? entryOf(row, isAhead) },
        };
      });
      setErrors((before) => ({ ...before, [row.Staff_Id]: undefined }));
    },
    /** Takes what is saved, and drops what was changed here. */
    drop: (): void => setChanges(undefined),
    /** Keeps what was changed here, over what somebody else has saved. */
    keepOwn: (): void =>
      setChanges(
        (before) =>
          before && { ...before, seen: Object.fromEntries(rows.map((row) => [row.Staff_Id, entryOf(row, isAhead)])) },
      ),
    save: send,
  };
};

export type Register = ReturnType<typeof useRegister>;

/** A refusal names rows by their place: `rows[3].Out_Time`. */
const byMember = (
  errors: Readonly<Record<string, readonly string[]>>,
  sent: readonly { readonly Staff_Id: number }[],
): FieldTexts =>
  Object.fromEntries(
    Object.entries(errors).map(([path, [text]]) => {
      const at = Number(/^rows\[(\d+)\]/.exec(path)?.[1] ?? -1);
      return [String(sent[at]?.Staff_Id ?? path), text];
    }),
  );
