import { useEffect, useState } from 'react';
import { CallError } from '../../calls/call-error.ts';
import { useAttempt } from '../../ui/Notices.tsx';
import type { Table } from '../read-table.ts';
import { type CellOf, type CheckedRow, type Mended, mendedKey, type RowAnswer, type RowImport } from './row-import.ts';

/** What the server says of a row: that it is there already, what to look at again, or why it is refused. */
interface Answered {
  readonly isThere: boolean;
  readonly texts: readonly string[];
  readonly isRefused: boolean;
  /** The cells that it is refused for. */
  readonly cells: readonly string[];
}

interface Done<Row> {
  readonly added: number;
  readonly there: number;
  readonly refused: readonly Row[];
}

/** What came of an import, once it is over. */
export interface Finished extends Omit<Done<never>, 'refused'> {
  /** The rows that were not added, and how many they are. */
  readonly file: Blob | undefined;
  readonly refused: number;
}

/** What somebody has said of a table: what its columns are, and what stands in cells that were mended. */
export interface Kept<Target extends string> {
  readonly targets: readonly Target[];
  readonly mended: Mended;
  /** The cells that were wrong once. */
  readonly wrongOnce: ReadonlySet<string>;
}

/** The rows of a table on their way to the server. */
export interface ImportedRows<Row extends CheckedRow, Target extends string> {
  readonly rows: readonly Row[];
  readonly right: readonly Row[];
  readonly toMend: readonly Row[];
  readonly targets: readonly Target[];
  /** Whether the server has looked at the rows as they are now. */
  readonly isChecked: boolean;
  readonly isPending: boolean;
  readonly kept: Kept<Target>;
  answerOf(row: Row): Answered | undefined;
  /** Whether a cell was wrong once: it stays a field. */
  isField(line: number, cell: CellOf<Row>): boolean;
  mend(line: number, cell: CellOf<Row>, text: string): void;
  aim(column: number, target: Target): void;
  /** Adds the rows that are right; what came of it, undefined where it failed. */
  commit(): Promise<Done<Row> | undefined>;
}

/** How long typing rests before the server looks at the rows, in milliseconds. */
const restMs = 400;

export const useRowImport = <Row extends CheckedRow, Target extends string>(
  table: Table,
  kind: RowImport<Row, Target>,
  kept?: Kept<Target>,
): ImportedRows<Row, Target> => {
  const attempt = useAttempt();
  const [targets, setTargets] = useState(() => kept?.targets ?? kind.guess(table));
  const [mended, setMended] = useState<Mended>(kept?.mended ?? {});
  const [wrongOnce, setWrongOnce] = useState<ReadonlySet<string>>(kept?.wrongOnce ?? new Set());
  const [isPending, setPending] = useState(false);
  const rows = kind.check(table, { targets, mended });
  const sound = rows.filter(({ sent }) => sent !== undefined);
  const dryRun = useDryRun(sentOf(sound), kind);
  const answerOf = (row: Row): Answered | undefined => dryRun.answers?.[sound.indexOf(row)];
  const wrong = rows.flatMap((row) => {
    const cells = [...row.problems.map(({ cell }) => cell), ...(answerOf(row)?.cells ?? [])];
    return cells.map((cell) => mendedKey(row.line, cell));
  });
  if (wrong.some((key) => !wrongOnce.has(key))) setWrongOnce(new Set([...wrongOnce, ...wrong]));
  const isRight = (row: Row): boolean => row.sent !== undefined && answerOf(row)?.isRefused !== true;
  const right = rows.filter(isRight);
  const toMend = rows.filter((row) => !isRight(row));
  return {
    rows,
    right,
    toMend,
    targets,
    isChecked: dryRun.answers !== undefined,
    isPending,
    kept: { targets, mended, wrongOnce },
    answerOf,
    isField: (line, cell) => wrongOnce.has(mendedKey(line, cell)),
    mend: (line, cell, text) => setMended((before) => ({ ...before, [mendedKey(line, cell)]: text })),
    aim(column, target) {
      setTargets(kind.aim(targets, column, target));
      setWrongOnce(new Set());
    },
    async commit() {
      let done: Done<Row> | undefined;
      setPending(true);
      await attempt(async () => {
        const { added, answers } = await kind.send(sentOf(right), false);
        done = { added, there: answers.filter(({ state }) => state === 'There').length, refused: toMend };
      });
      setPending(false);
      return done;
    },
  };
};

type Sent<Row extends CheckedRow> = Exclude<Row['sent'], undefined>;

const sentOf = <Row extends CheckedRow>(rows: readonly Row[]): readonly Sent<Row>[] =>
  rows.flatMap(({ sent }) => (sent === undefined ? [] : [sent as Sent<Row>]));

interface Looked {
  readonly key: string;
  readonly answers: readonly Answered[];
}

interface Asked<One> {
  readonly cellOfField: CellOfField;
  send(rows: readonly One[], dryRun: boolean): Promise<{ readonly answers: readonly RowAnswer[] }>;
}

type CellOfField = Readonly<Record<string, string>>;

/** What the server says of the rows that are sound, once they have been left alone for a moment; nothing is written. */
const useDryRun = <One>(
  sent: readonly One[],
  { send, cellOfField }: Asked<One>,
): { readonly answers: readonly Answered[] | undefined } => {
  const [looked, setLooked] = useState<Looked & { readonly send: unknown }>();
  const key = JSON.stringify(sent);
  useEffect(() => {
    const rows = JSON.parse(key) as readonly One[];
    if (rows.length === 0) return undefined;
    const look = async (): Promise<readonly Answered[]> => {
      try {
        return (await send(rows, true)).answers.map(answeredOf);
      } catch (error) {
        if (error instanceof CallError && error.problem.errors)
          return rows.map(refusalOf(error.problem.errors, cellOfField));
        // Without an answer nothing is known of them; what is wrong is said when they are added.
        return [];
      }
    };
    let isLatest = true;
    const timer = setTimeout(
      () => void look().then((answers) => isLatest && setLooked({ key, send, answers })),
      restMs,
    );
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [key, send, cellOfField]);
  return { answers: looked?.key === key && looked.send === send ? looked.answers : undefined };
};

const answeredOf = ({ state, warnings }: RowAnswer): Answered => ({
  isThere: state === 'There',
  texts: warnings,
  isRefused: false,
  cells: [],
});

const refusalOf =
  (errors: Readonly<Record<string, readonly string[]>>, cellOfField: CellOfField) =>
  (_row: unknown, at: number): Answered => {
    const place = `rows[${at}]`;
    const own = Object.entries(errors).filter(([path]) => path === place || path.startsWith(`${place}.`));
    return {
      isThere: false,
      texts: own.flatMap(([, texts]) => texts),
      isRefused: own.length > 0,
      cells: own.flatMap(([path]) => cellOfField[path.slice(place.length + 1)] ?? []),
    };
  };
