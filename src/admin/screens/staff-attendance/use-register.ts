import { useState } from 'react';
import { readStaffRegister, type StaffRegister, saveStaffRegister } from '#schemas/api/staff/attendance.ts';
import { aheadCodes, type StaffDayCode } from '#schemas/records/staff.ts';
import { CallError } from '../../calls/call-error.ts';
import type { FieldTexts } from '../../calls/refused-fields.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { isSame } from '../../drafts/merge-fields.ts';
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

/** What the day is for the rows of which nothing is saved. */
type DayKind = 'work' | 'ahead' | 'closed';

/** What a row begins with: what is saved, else present, or on leave for who is. Before the day nobody is, on a closed day nothing. */
const entryOf = (row: Row, kind: DayKind): Entry => {
  const { Code, In_Time, Out_Time, Note } = row;
  const leave = row.Is_On_Leave ? 'LV' : leaveCode(row);
  const usual = { work: leave ?? 'P', ahead: leave === 'LV' ? leave : undefined, closed: undefined }[kind];
  return { code: Code ?? usual, inTime: In_Time ?? '', outTime: Out_Time ?? '', note: Note ?? '' };
};

const isSaved = ({ Code }: Row): boolean => Code !== undefined;

/** The register of a day as it is being taken. */
export const useRegister = (day: string) => {
  const say = useWords(attendanceWords);
  const tell = useNotices();
  const action = useAction(saveStaffRegister);
  const { data, isError, refetch } = useCall(readStaffRegister, { query: { Day: day } });
  const register = data?.Day === day ? data : undefined;
  const isAhead = day > localDay();
  const isClosed = (register?.Holiday ?? register?.Week_Off) !== undefined;
  const kind: DayKind = isClosed ? 'closed' : isAhead ? 'ahead' : 'work';
  const [changes, setChanges] = useState<Changes>();
  const [errors, setErrors] = useState<FieldTexts>({});
  const own = changes?.day === day ? changes : undefined;
  const rows = register?.rows ?? [];
  const entryFor = (row: Row): Entry => own?.entries[row.Staff_Id] ?? entryOf(row, kind);
  const isTaken = isClosed ? rows.some(isSaved) : rows.length > 0 && rows.every(isSaved);
  // Whoever else is entered meanwhile, as by checking in, is in what is sent: only the same member asks for a decision.
  const isStale =
    own !== undefined &&
    rows.some((row) => own.entries[row.Staff_Id] && !isSame(own.seen[row.Staff_Id], entryOf(row, kind)));
  const isChanged = own !== undefined && rows.some((row) => !isSame(entryFor(row), entryOf(row, kind)));
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
    const cleared = rows.filter((row) => isSaved(row) && !entryFor(row).code).map(({ Staff_Id }) => Staff_Id);
    if (sent.length + cleared.length === 0) return true;
    try {
      const body = { Day: day, rows: sent, ...(cleared.length > 0 && { Cleared: cleared }) };
      await action.mutateAsync({ body, version: register?.Version ?? 0 });
      setChanges(undefined);
      setErrors({});
      tell.notice(say('saved'));
      return true;
    } catch (error) {
      const refused = error instanceof CallError ? error.problem.errors : undefined;
      if (refused) setErrors(byMember(refused, sent, cleared));
      if (error instanceof CallError && error.problem.current) await refetch();
      tell.failure(error);
      return false;
    }
  };
  return {
    register,
    isError,
    refetch,
    codes,
    isTaken,
    isClosed,
    isChanged,
    isPending: action.isPending,
    /** Whether somebody may be left out, or taken out again: of a day on which not everybody works. */
    mayClear: kind !== 'work',
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
          seen: { ...kept.seen, [row.Staff_Id]: kept.seen[row.Staff_Id] ?? entryOf(row, kind) },
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
          before && { ...before, seen: Object.fromEntries(rows.map((row) => [row.Staff_Id, entryOf(row, kind)])) },
      ),
    save: send,
  };
};

export type Register = ReturnType<typeof useRegister>;

/** A refusal names members by their place: `rows[3].Out_Time`, `Cleared[0]`. */
const byMember = (
  errors: Readonly<Record<string, readonly string[]>>,
  sent: readonly { readonly Staff_Id: number }[],
  cleared: readonly number[],
): FieldTexts =>
  Object.fromEntries(
    Object.entries(errors).map(([path, [text]]) => {
      const [, list, place] = /^(rows|Cleared)\[(\d+)\]/.exec(path) ?? [];
      const at = Number(place ?? -1);
      return [String((list === 'Cleared' ? cleared[at] : sent[at]?.Staff_Id) ?? path), text];
    }),
  );
