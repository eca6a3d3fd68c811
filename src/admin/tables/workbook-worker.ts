import { workbookOf } from './workbook.ts';

/** What the worker answers: the file; nothing where it cannot be made. */
export type MadeWorkbook = Blob | undefined;

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const file = workbookOf(data);
  self.postMessage(file && (new Blob([file], { type }) satisfies MadeWorkbook));
});
