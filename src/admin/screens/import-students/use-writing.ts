import { useEffect, useRef, useState } from 'react';
import { type ImportRowResult, startStudentImport, writeStudentImport } from '#schemas/api/students/import.ts';
import { messageOf } from '../../calls/call-error.ts';
import { useAction } from '../../calls/use-call.ts';
import { useStart } from '../../session/start.ts';
import type { ImportedRow } from './use-student-import.ts';

/** How far the writing of rows is. */
export interface Writing {
  readonly state: 'ready' | 'running' | 'stopped' | 'done';
  readonly written: number;
  readonly total: number;
  readonly results: ReadonlyMap<number, ImportRowResult>;
  /** Why it was stopped, where nobody has stopped it. */
  readonly fault: string | undefined;
  start(parts: readonly (readonly ImportedRow[])[]): Promise<void>;
  stop(): void;
}

interface Named {
  readonly session: string;
  readonly fileName: string;
  readonly fingerprint: string;
  /** How many rows the file has. */
  readonly rows: number;
}

/** Writes rows a part at a time, so that it can be stopped, and gone on with where it was stopped. */
export const useWriting = (file: Named): Writing => {
  const { school } = useStart();
  const begin = useAction(startStudentImport);
  const write = useAction(writeStudentImport);
  const [state, setState] = useState<Writing['state']>('ready');
  const [total, setTotal] = useState(0);
  const [results, setResults] = useState<ReadonlyMap<number, ImportRowResult>>(new Map());
  const [fault, setFault] = useState<string>();
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const start = async (parts: readonly (readonly ImportedRow[])[]): Promise<void> => {
    isStopped.current = false;
    setState('running');
    setFault(undefined);
    setTotal(parts.flat().length);
    const { School_Id } = school;
    try {
      const { import: run } = await begin.mutateAsync({ body: { School_Id, ...file } });
      for (const [at, part] of parts.entries()) {
        if (isStopped.current) break;
        const rows = part.map(({ line, fields }) => ({ line, fields }));
        const isLast = at === parts.length - 1;
        const answer = await write.mutateAsync({ params: { id: run.id }, body: { School_Id, rows, isLast } });
        setResults((before) => new Map([...before, ...answer.rows.map((row) => [row.line, row] as const)]));
        if (isLast) return setState('done');
      }
    } catch (error) {
      setFault(messageOf(error));
    }
    setState('stopped');
  };
  return {
    state,
    written: results.size,
    total,
    results,
    fault,
    start,
    stop() {
      isStopped.current = true;
    },
  };
};
