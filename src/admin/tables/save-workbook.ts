import { saveFile } from './rows-file.ts';
import type { MadeWorkbook } from './workbook-worker.ts';

/** Gives the CSV file of an address as a workbook of Excel. False where it cannot be read or made. */
export const saveWorkbook = async (href: string): Promise<boolean> => {
  const answer = await fetch(href).catch(() => undefined);
  if (!answer?.ok) return false;
  const [, name = 'table'] = /filename="([^"]+)\.csv"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  const made = await askWorker(await answer.text());
  if (made) saveFile(made, `${name}.xlsx`);
  return made !== undefined;
};

const askWorker = (csv: string): Promise<MadeWorkbook> => {
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<MadeWorkbook>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<MadeWorkbook>) => resolve(data));
    worker.addEventListener('error', () => resolve(undefined));
    worker.postMessage(csv);
  }).finally(() => worker.terminate());
};
