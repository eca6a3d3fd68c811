import { serveWork } from '#server/core/processes/serve-work.ts';
import type { ImportOperations } from './import-process.ts';

// The program of the process that checks content files.

await serveWork(async (): Promise<ImportOperations> => {
  const [{ checkFile }, { parseContent }] = await Promise.all([import('./check-file.ts'), import('./read-folder.ts')]);
  return { check: async (content) => checkFile(parseContent(content)) };
});
