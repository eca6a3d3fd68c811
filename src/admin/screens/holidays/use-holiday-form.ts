import { useEffect, useState } from 'react';
import { addHoliday, type HolidayRow } from '#schemas/api/holidays.ts';
import type { HolidayRegisters } from '#schemas/records/attendance.ts';
import { CallError } from '../../calls/call-error.ts';
import { staleEdit } from '../../calls/stale-edit.ts';
import { useAction } from '../../calls/use-call.ts';
import { isSame, mergeFields } from '../../drafts/merge-fields.ts';
import { useStart } from '../../session/start.ts';
import { useNotices } from '../../ui/Notices.tsx';
import { useRefusals } from '../../ui/use-refusals.ts';
import { useWords } from '../../words/words.ts';
import { bodyOf, fieldsOf, type HolidayFields, noHoliday, withChange, wrongOf } from './holiday-fields.ts';
import { holidayWords } from './words.ts';

interface Options {
  readonly session: number;
  readonly holiday: HolidayRow | undefined;
  readonly onSaved: (id: number, warnings: readonly string[]) => void;
}

interface Asked {
  readonly fields: HolidayFields;
  readonly registers: number;
}

interface Theirs {
  /** Who has saved it, and when. */
  readonly text: string;
  readonly fields: HolidayFields;
  readonly version: number | undefined;
}

export const useHolidayForm = ({ session, holiday, onSaved }: Options) => {
  const say = useWords(holidayWords);
  const tell = useNotices();
  const { school } = useStart();
  const action = useAction(addHoliday);
  const stored = holiday ? fieldsOf(holiday) : noHoliday;
  /** What the form was filled from; what others change meanwhile is not mixed in. */
  const [base, setBase] = useState(stored);
  const [version, setVersion] = useState(holiday?.version);
  const [theirs, setTheirs] = useState<Theirs>();
  const [fields, setFields] = useState(stored);
  const { errors, check, refuse, clear } = useRefusals();
  const [saved, setSaved] = useState<{ readonly id: number; readonly warnings: readonly string[] }>();
  /** What waits for the word about registers that were taken on its days. */
  const [asked, setAsked] = useState<Asked>();
  const isChanged = !isSame(fields, base);
  const fill = (from: HolidayFields, of: number | undefined): void => {
    setBase(from);
    setVersion(of);
    setTheirs(undefined);
    setFields(from);
    check({});
  };
  // A form in which nothing is typed shows what is stored.
  const isLatest = (holiday?.version ?? 0) >= (version ?? 0);
  if (isLatest && !isChanged && !action.isPending && !saved && (!isSame(stored, base) || holiday?.version !== version))
    fill(stored, holiday?.version);
  // Not before the form is known to be saved, or it would be asked about.
  useEffect(() => {
    if (!saved) return;
    setSaved(undefined);
    onSaved(saved.id, saved.warnings);
  }, [saved, onSaved]);
  const send = async (next: HolidayFields, Registers?: HolidayRegisters): Promise<boolean> => {
    setAsked(undefined);
    const wrong = wrongOf(next);
    if (!check(Object.fromEntries(Object.entries(wrong).map(([field, word]) => [field, say(word)])))) return false;
    const ids = { School_Id: school.School_Id, Id: holiday?.Id ?? 0, StartSession: holiday?.StartSession ?? session };
    try {
      const { holiday: now, warnings } = await action.mutateAsync({
        body: { ...ids, ...bodyOf(next), ...(Registers ? { Registers } : {}) },
        ...(version === undefined ? {} : { version }),
      });
      fill(fieldsOf(now), now.version);
      setSaved({ id: now.Id, warnings });
      tell.notice(say(next.Show_On_Website ? 'savedShown' : 'savedHidden', { name: now.name }));
      return true;
    } catch (error) {
      const registers = error instanceof CallError ? (error.problem.registers ?? 0) : 0;
      const stale = staleEdit<HolidayRow>(error);
      if (stale) setTheirs({ ...stale, fields: fieldsOf(stale.current) });
      else if (registers > 0) setAsked({ fields: next, registers });
      else await refuse(error);
      return false;
    }
  };
  return {
    fields,
    base,
    theirs,
    errors,
    isChanged,
    isPending: action.isPending,
    /** Goes on with what somebody else has saved: with what is typed in its place, or without. */
    takeTheirs(withMine: boolean): void {
      if (!theirs) return;
      const next = withMine ? mergeFields({ base, mine: fields, theirs: theirs.fields }) : theirs.fields;
      fill(theirs.fields, theirs.version);
      setFields(next);
    },
    /** How many registers were taken on its days, where somebody has to say what becomes of them. */
    asked: asked?.registers,
    answer: (registers: HolidayRegisters | undefined): void => {
      if (asked && registers) void send(asked.fields, registers);
      else setAsked(undefined);
    },
    change(part: Partial<HolidayFields>): void {
      setFields((before) => withChange(before, part));
      clear(...Object.keys(part));
    },
    save: async (): Promise<boolean> => (holiday && !isChanged) || (await send(fields)),
    /** Takes it from the website, and keeps it in the office. */
    hide: () => send({ ...base, Show_On_Website: false }),
  };
};
