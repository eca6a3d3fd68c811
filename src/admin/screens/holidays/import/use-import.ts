import { useEffect, useState } from 'react';
import { addHolidays } from '#schemas/api/holiday-bulk.ts';
import { CallError } from '../../../calls/call-error.ts';
import type { Received } from '../../../calls/types.ts';
import { useAction } from '../../../calls/use-call.ts';
import { useStart } from '../../../session/start.ts';
import type { Table } from '../../../tables/read-table.ts';
import { useAttempt } from '../../../ui/Notices.tsx';
import { guessTargets, type Target } from './columns.ts';
import { type CellName, type CheckedRow, checkRows, type Mended, mendedKey, type NewHoliday } from './rows.ts';

type Added = Received<typeof addHolidays>['holidays'][number];

/** What the server says of a row: that it is there already, what to look at again, or why it is refused. */
interface Answered {
  readonly isThere: boolean;
  readonly texts: readonly string[];
  readonly isRefused: boolean;
}

interface Done {
  readonly added: number;
  readonly there: number;
  readonly refused: readonly CheckedRow[];
}

/** What came of an import, once it is over. */
export interface Finished extends Omit<Done, 'refused'> {
  /** The rows that were not added, and how many they are. */
  readonly file: Blob | undefined;
  readonly refused: number;
}

export interface Import {
  readonly rows: readonly CheckedRow[];
  readonly right: readonly CheckedRow[];
  readonly toMend: readonly CheckedRow[];
  readonly targets: readonly Target[];
  /** Whether the server has looked at the rows as they are now. */
  readonly isChecked: boolean;
  readonly isPending: boolean;
  answerOf(row: CheckedRow): Answered | undefined;
  /** Whether a cell was wrong once: it stays a field. */
  isField(line: number, cell: CellName): boolean;
  mend(line: number, cell: CellName, text: string): void;
  aim(column: number, target: Target): void;
  /** Adds the rows that are right; what came of it, undefined where it failed. */
  commit(): Promise<Done | undefined>;
}

/** How long typing rests before the server looks at the rows, in milliseconds. */
const restMs = 400;

export const useImport = (table: Table, session: number): Import => {
  const { school } = useStart();
  const attempt = useAttempt();
  const [targets, setTargets] = useState(() => guessTargets(table));
  const [mended, setMended] = useState<Mended>({});
  const [wrongOnce, setWrongOnce] = useState<ReadonlySet<string>>(new Set());
  const rows = checkRows(table, { targets, mended, session });
  const sound = rows.filter(({ holiday }) => holiday !== undefined);
  const sent = sound.flatMap(({ holiday }) => holiday ?? []);
  const ids = { School_Id: school.School_Id, StartSession: session };
  const dryRun = useDryRun(sent, ids);
  const add = useAction(addHolidays);
  const wrong = rows.flatMap(({ line, problems }) => problems.map(({ cell }) => mendedKey(line, cell)));
  if (wrong.some((key) => !wrongOnce.has(key))) setWrongOnce(new Set([...wrongOnce, ...wrong]));
  const answerOf = (row: CheckedRow): Answered | undefined => dryRun.answers?.[sound.indexOf(row)];
  const isRight = (row: CheckedRow): boolean => row.holiday !== undefined && answerOf(row)?.isRefused !== true;
  const right = rows.filter(isRight);
  const toMend = rows.filter((row) => !isRight(row));
  return {
    rows,
    right,
    toMend,
    targets,
    isChecked: dryRun.answers !== undefined,
    isPending: add.isPending,
    answerOf,
    isField: (line, cell) => wrongOnce.has(mendedKey(line, cell)),
    mend: (line, cell, text) => setMended((before) => ({ ...before, [mendedKey(line, cell)]: text })),
    aim(column, target) {
      const without = targets.map((one) => (one === target || clash(one, target) ? 'none' : one));
      setTargets(without.map((one, at) => (at === column ? target : one)));
      setWrongOnce(new Set());
    },
    async commit() {
      let done: Done | undefined;
      await attempt(async () => {
        const body = { ...ids, rows: right.flatMap(({ holiday }) => holiday ?? []).map(asRow), dryRun: false };
        const { added, holidays } = await add.mutateAsync({ body });
        done = { added, there: holidays.filter(({ state }) => state === 'There').length, refused: toMend };
      });
      return done;
    },
  };
};

/** A column with both days leaves none to another. */
const clash = (one: Target, other: Target): boolean =>
  (other === 'both' && (one === 'start' || one === 'end')) ||
  (one === 'both' && (other === 'start' || other === 'end'));

const asRow = (holiday: NewHoliday) => ({ ...holiday, Applies_To: 'All', Show_On_Website: true });

interface Looked {
  readonly key: string;
  readonly answers: readonly Answered[];
}

/** What the server says of the rows that are sound, once they have been left alone for a moment; nothing is written. */
const useDryRun = (
  sent: readonly NewHoliday[],
  { School_Id, StartSession }: { readonly School_Id: number; readonly StartSession: number },
): { readonly answers: readonly Answered[] | undefined } => {
  const [looked, setLooked] = useState<Looked>();
  const { mutateAsync } = useAction(addHolidays);
  const key = JSON.stringify(sent);
  useEffect(() => {
    const rows = (JSON.parse(key) as readonly NewHoliday[]).map(asRow);
    if (rows.length === 0) return undefined;
    const look = async (): Promise<readonly Answered[]> => {
      try {
        const { holidays } = await mutateAsync({ body: { School_Id, StartSession, rows, dryRun: true } });
        return holidays.map(answeredOf);
      } catch (error) {
        if (error instanceof CallError && error.problem.errors) return rows.map(refusalOf(error.problem.errors));
        // Without an answer nothing is known of them; what is wrong is said when they are added.
        return [];
      }
    };
    let isLatest = true;
    const timer = setTimeout(() => void look().then((answers) => isLatest && setLooked({ key, answers })), restMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [key, School_Id, StartSession, mutateAsync]);
  return { answers: looked?.key === key ? looked.answers : undefined };
};

const answeredOf = ({ state, warnings }: Added): Answered => ({
  isThere: state === 'There',
  texts: warnings,
  isRefused: false,
});

const refusalOf =
  (errors: Readonly<Record<string, readonly string[]>>) =>
  (_row: unknown, at: number): Answered => {
    const texts = Object.entries(errors).flatMap(([path, found]) => (path.startsWith(`rows[${at}]`) ? found : []));
    return { isThere: false, texts, isRefused: texts.length > 0 };
  };
