import { maxHolidaysAtOnce } from '#schemas/content/holiday.ts';
import type { SeparatedLine } from '#shared/fields/separated.ts';
import { type Table, tableOf } from './columns.ts';

/** What was pasted, or a file. */
export type Asked = string | Blob;

/** Why something could not be read as a table. */
export type ReadFault = 'encoding' | 'oldExcel' | 'unreadable' | 'tooBig' | 'tooMany' | 'nothing';

/** What the worker answers. */
export type Told = { readonly lines: readonly SeparatedLine[] } | { readonly fault: ReadFault };

const maxBytes = 2 * 1024 * 1024;

/** Reads a table in a worker of the browser; nothing is sent. */
export const readTable = async (asked: Asked): Promise<Table | ReadFault> => {
  if (typeof asked !== 'string' && asked.size > maxBytes) return 'tooBig';
  const told = await askWorker(asked);
  if ('fault' in told) return told.fault;
  const table = tableOf(told.lines);
  if (table.rows.length === 0) return 'nothing';
  return table.rows.length > maxHolidaysAtOnce ? 'tooMany' : table;
};

const askWorker = (asked: Asked): Promise<Told> => {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Told>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.postMessage(asked);
  }).finally(() => worker.terminate());
};
