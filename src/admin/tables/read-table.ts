import type { SeparatedLine } from '#shared/fields/separated.ts';

/** What was pasted, or a file. */
export type Asked = string | File;

export interface TableRow {
  /** As a spreadsheet numbers it. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Table {
  /** What the columns are called; empty where the first row is one like the others. */
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
}

/** Why something could not be read as a table. */
export type ReadFault = 'encoding' | 'oldExcel' | 'unreadable' | 'tooBig' | 'tooMany' | 'nothing';

/** What the worker answers. */
export type Told = { readonly lines: readonly SeparatedLine[] } | { readonly fault: ReadFault };

export interface TableLimits {
  readonly maxRows: number;
  readonly maxMegabytes: number;
}

/** Reads a table in a worker of the browser; nothing is sent. `tableOf` takes the headings from the rows. */
export const readTable = async (
  asked: Asked,
  { maxRows, maxMegabytes, tableOf }: TableLimits & { readonly tableOf: (lines: readonly TableRow[]) => Table },
): Promise<Table | ReadFault> => {
  if (typeof asked !== 'string' && asked.size > maxMegabytes * 1024 * 1024) return 'tooBig';
  const told = await askWorker(asked);
  if ('fault' in told) return told.fault;
  const table = tableOf(told.lines);
  if (table.rows.length === 0) return 'nothing';
  return table.rows.length > maxRows ? 'tooMany' : table;
};

const askWorker = (asked: Asked): Promise<Told> => {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Told>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.postMessage(asked);
  }).finally(() => worker.terminate());
};
