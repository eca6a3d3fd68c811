import { eraseClosedCommandHandler } from '#server/domains/schools/index.ts';
import { createProgress } from '../progress.ts';
import { runHandler } from '../run-handler.ts';

/** Erases the schools whose days of keeping are over, or only names them. */
export const schoolEraseClosedCommand = async ({ dryRun }: { readonly dryRun: boolean }): Promise<void> => {
  const progress = createProgress();
  const { due, erased } = await runHandler(eraseClosedCommandHandler, { dryRun }, progress.update).finally(
    progress.end,
  );
  if (due.length === 0) {
    process.stdout.write('No school was closed 90 days ago or earlier.\n');
    return;
  }
  const lines = dryRun
    ? due.map(({ slug, name, dueSince, media }) => `${slug} (${name}): due since ${dueSince}, ${media} files`)
    : erased.map(({ slug, name, rows, media }) => `${slug} (${name}): erased, ${rows} rows, ${media} files`);
  process.stdout.write(`${lines.join('\n')}\n`);
  if (dryRun) process.stdout.write('Nothing was erased: leave out --dry-run to erase them.\n');
};
