import { WorkProcess } from '#server/core/processes/work-process.ts';
import { type CheckedFile, checkFile } from './check-file.ts';
import { fileCollections } from './content-file.ts';
import { type ContentText, parseContent, readContentText } from './read-folder.ts';

/** What the process for content files does. */
export type ImportOperations = { readonly check: (content: ContentText) => Promise<CheckedFile> };

const imports = new WorkProcess<ImportOperations>({
  program: { name: 'import-worker', beside: import.meta.url },
  noun: 'a content file',
});

/** Characters of a file that is checked at once: some ten milliseconds of the server's thread. */
const maxInPlace = 100_000;

/**
 * Every item of a folder's content file and everything wrong with any of them, pictures aside; a large file is checked in
 * a process of its own. Errors: `IMPORT_FILE`, `IMPORT_TOO_LARGE`, `IMPORT_JSON`, `WORK_LOST`.
 */
export const checkFolder = async (folder: string): Promise<CheckedFile> => {
  const content = await readContentText(folder);
  if (content.text.length <= maxInPlace) return checkFile(parseContent(content));
  const { items, ...rest } = await imports.run('check', [content]);
  const types = new Map(fileCollections.map(({ type }) => [type.type, type]));
  // A content type is more than its data: the one of this process is meant.
  return { items: items.map((item) => ({ ...item, type: types.get(item.type.type) ?? item.type })), ...rest };
};
