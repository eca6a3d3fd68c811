import { restoreBackupCommandHandler } from '#server/domains/backup/index.ts';
import { existingFile } from '../existing-file.ts';
import { createProgress } from '../progress.ts';
import { runHandler } from '../run-handler.ts';

/** Brings a backup back. */
export const restoreCommand = async (name: string, { replace }: { readonly replace: boolean }): Promise<void> => {
  const file = existingFile(name, 'Name a file written by schoolyard backup.');
  const progress = createProgress();
  const report = await runHandler(restoreBackupCommandHandler, { file, replace }, progress.update).finally(
    progress.end,
  );
  const { kind, createdAt, schools, rows, files } = report;
  const what =
    kind === 'whole' ? `everything (${schools.filter(({ id }) => id > 0).length} schools)` : schools[0]?.slug;
  process.stdout.write(`Restored ${what} as of ${createdAt}: ${rows} rows, ${files} files.\n`);
  process.stdout.write('Everyone who was logged in there must log in again.\n');
};
