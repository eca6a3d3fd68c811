import { useEffect, useMemo, useRef, useState } from 'react';
import type { ImportRowResult } from '#schemas/api/students/import.ts';
import { checkStudentImport } from '#schemas/api/students/import.ts';
import type { ImportedField } from '#schemas/records/student-import.ts';
import { messageOf } from '../../calls/call-error.ts';
import { useAction } from '../../calls/use-call.ts';
import { useStart } from '../../session/start.ts';
import type { Table } from '../../tables/read-table.ts';
import { aimColumn, guessTargets, type Target } from './columns.ts';
import { partsOf } from './parts.ts';
import { type CheckedRow, type Mended, mendRows, type Reading, readRows } from './rows.ts';

/** A row with what the server says of it; undefined while it has not looked at it as it is now. */
export interface ImportedRow extends CheckedRow {
  readonly result: ImportRowResult | undefined;
  readonly isWrong: boolean;
}

export interface StudentImport {
  readonly rows: readonly ImportedRow[];
  readonly targets: readonly Target[];
  /** How many rows are still to be looked at. */
  readonly waiting: number;
  /** Why they could not be looked at. */
  readonly fault: string | undefined;
  readonly isChanged: boolean;
  aim(column: number, target: Target): void;
  mend(line: number, field: ImportedField, text: string): void;
  retry(): void;
}

/** How long typing rests before the server looks at the rows, in milliseconds. */
const restMs = 400;

interface Options extends Omit<Reading, 'targets'> {
  readonly table: Table;
  /** 'YYYY-YYYY+1'. */
  readonly session: string;
}

/** The rows of a list as they are mapped, mended and looked at by the server. */
export const useStudentImport = ({ table, session, places, relations }: Options): StudentImport => {
  const [targets, setTargets] = useState(() => guessTargets(table));
  const [mended, setMended] = useState<Mended>(new Map());
  const reading = useMemo(() => ({ targets, places, relations }), [targets, places, relations]);
  const read = useMemo(() => readRows(table, reading), [table, reading]);
  const checked = useMemo(() => mendRows(read, { mended, reading }), [read, mended, reading]);
  const { results, fault, retry } = useChecks(checked, session);
  const rows = useMemo(
    () =>
      checked.map((row): ImportedRow => {
        const known = results.get(row.line);
        const result = known?.key === keyIn(session, row) ? known.result : undefined;
        return { ...row, result, isWrong: row.problems.length > 0 || result?.state === 'Refused' };
      }),
    [checked, results, session],
  );
  return {
    rows,
    targets,
    waiting: rows.filter(isWaiting).length,
    fault,
    isChanged: mended.size > 0,
    aim: (column, target) => setTargets((before) => aimColumn(before, column, target)),
    mend: (line, field, text) =>
      setMended((before) => new Map(before).set(line, { ...before.get(line), [field]: text })),
    retry,
  };
};

const isWaiting = ({ problems, result }: ImportedRow): boolean => problems.length === 0 && result === undefined;

/** What an answer is about: a row as it is, in the session that it would be imported into. */
const keyIn = (session: string, { key }: CheckedRow): string => `${session} ${key}`;

interface Looked {
  readonly key: string;
  readonly result: ImportRowResult;
}

/**
 * What the server says of rows that nothing is wrong with here, a part at a time; nothing is written. A part of which a
 * row was mended is looked at as a whole: others of it may have the roll number that it leaves.
 */
const useChecks = (rows: readonly CheckedRow[], session: string) => {
  const { school } = useStart();
  const { mutateAsync } = useAction(checkStudentImport);
  const [results, setResults] = useState<ReadonlyMap<number, Looked>>(new Map());
  const [fault, setFault] = useState<string>();
  const hasLooked = useRef(false);
  const { next, isBegun } = useMemo(() => {
    const isSeen = (row: CheckedRow): boolean => results.get(row.line)?.key === keyIn(session, row);
    const isRight = ({ problems }: CheckedRow): boolean => problems.length === 0;
    const part = partsOf(rows).find((one) => one.some((row) => isRight(row) && !isSeen(row))) ?? [];
    return { next: part.filter(isRight), isBegun: part.length === 1 || part.some(isSeen) };
  }, [rows, results, session]);
  useEffect(() => {
    if (next.length === 0 || fault !== undefined) return undefined;
    let isLatest = true;
    const look = async (): Promise<void> => {
      try {
        const sent = next.map(({ line, fields }) => ({ line, fields }));
        const answer = await mutateAsync({ body: { School_Id: school.School_Id, session, rows: sent } });
        if (!isLatest) return;
        hasLooked.current = true;
        const keys = new Map(next.map((row) => [row.line, keyIn(session, row)]));
        setResults((before) => {
          const all = new Map(before);
          for (const result of answer.rows) all.set(result.line, { key: keys.get(result.line) ?? '', result });
          return all;
        });
      } catch (error) {
        if (isLatest) setFault(messageOf(error));
      }
    };
    // The first parts follow each other at once; what is typed rests for a moment.
    const timer = setTimeout(() => void look(), isBegun && hasLooked.current ? restMs : 0);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [next, isBegun, fault, session, school.School_Id, mutateAsync]);
  return { results, fault, retry: () => setFault(undefined) };
};
