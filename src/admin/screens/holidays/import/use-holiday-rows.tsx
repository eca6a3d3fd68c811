import { useCallback, useEffect, useRef } from 'react';
import { addHolidays } from '#schemas/api/holiday-bulk.ts';
import { maxHolidaysAtOnce } from '#schemas/content/holiday.ts';
import type { HolidayRegisters } from '#schemas/records/attendance.ts';
import { formatDate } from '#shared/fields/dates.ts';
import { CallError } from '../../../calls/call-error.ts';
import { useAction } from '../../../calls/use-call.ts';
import { formatDay } from '../../../format/dates.ts';
import { sessionName } from '../../../session/school-session.ts';
import { useStart } from '../../../session/start.ts';
import type { RowImport } from '../../../tables/import/row-import.ts';
import { useLocale, useWords } from '../../../words/words.ts';
import type { Kind } from '../calendar.ts';
import { useKinds } from '../use-kinds.ts';
import { aimColumn, guessTargets, type Target, tableOf, targets, template } from './columns.ts';
import { type CheckedHoliday, cellNames, cellOfField, checkRows, type NewHoliday } from './rows.ts';
import { holidayRowWords } from './words.ts';

const isDay = (offer: string): boolean => /^\d/.test(offer);

/** Asks what becomes of registers that were taken on days of the holidays; undefined where nothing is to be saved. */
export type AskRegisters = (count: number) => Promise<HolidayRegisters | undefined>;

/** Holidays as they are imported into the session that begins in a year. */
export const useHolidayRows = (session: number, ask: AskRegisters): RowImport<CheckedHoliday, Target> => {
  const say = useWords(holidayRowWords);
  const locale = useLocale();
  const kindName = useKinds();
  const { School_Id } = useStart().school;
  const { mutateAsync } = useAction(addHolidays);
  // A word in another language is no other way to send.
  const words = useRef(say);
  useEffect(() => {
    words.current = say;
  });
  const send = useCallback(
    async (holidays: readonly NewHoliday[], dryRun: boolean) => {
      const rows = holidays.map((one) => ({ ...one, Applies_To: 'All', Show_On_Website: true }));
      const body = { School_Id, StartSession: session, rows, dryRun };
      const done = await mutateAsync({ body }).catch(async (error: unknown) => {
        const taken = error instanceof CallError ? (error.problem.registers ?? 0) : 0;
        if (taken === 0) throw error;
        const Registers = await ask(taken);
        if (!Registers) throw new Error(words.current('notAdded'));
        return mutateAsync({ body: { ...body, Registers } });
      });
      const answers = done.holidays.map(({ registers: taken = 0, warnings, ...answer }) => ({
        ...answer,
        warnings: [
          ...warnings,
          ...(dryRun && taken > 0 ? [words.current(taken === 1 ? 'registers1' : 'registers', { count: taken })] : []),
        ],
      }));
      return { added: done.added, answers };
    },
    [School_Id, session, mutateAsync, ask],
  );
  return {
    limits: { maxRows: maxHolidaysAtOnce, maxMegabytes: 2 },
    minorCells: ['kind'],
    cellOfField,
    targets,
    template,
    pasted: ['start', 'end', 'both'],
    texts: {
      title: say('title', { session: sessionName(session) }),
      fileName: say('fileName'),
      templateName: say('templateName'),
      done: (added) => (added === 1 ? say('done1') : say('done', { count: added })),
      target: (target) => say(`to_${target}`),
      cell: (cell) => say(cell),
      fault: (fault) => say(fault, { session: sessionName(session) }),
      offer: (offer) => (isDay(offer) ? formatDay(offer, locale) : kindName(offer as Kind)),
    },
    cells: () => cellNames,
    tableOf,
    guess: guessTargets,
    aim: aimColumn,
    check: (table, reading) => checkRows(table, { ...reading, session }),
    shown({ texts, start, end, kind }, cell) {
      if (cell === 'name') return texts.name;
      if (cell === 'kind') return kind ? kindName(kind) : texts.kind;
      const day = cell === 'start' ? start : end;
      if (day !== undefined) return formatDay(day, locale);
      return cell === 'end' && <small>{say('sameDay')}</small>;
    },
    // A form that is read in either language.
    textOfOffer: (offer) => (isDay(offer) ? formatDate(offer) : offer),
    send,
  };
};
