import { resolve } from 'node:path';
import { createBackupCommandHandler } from '#server/domains/backup/index.ts';
import { errorColors } from '../colors.ts';
import { createProgress } from '../progress.ts';
import { runHandler } from '../run-handler.ts';

interface Options {
  readonly school?: string;
  readonly out?: string;
}

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Writes a backup; its path alone goes to standard output, so that a script can take it on. */
export const backupCommand = async ({ school, out }: Options): Promise<void> => {
  const progress = createProgress();
  const params = { ...(school ? { slug: school } : {}), ...(out ? { file: resolve(out) } : {}) };
  const report = await runHandler(createBackupCommandHandler, params, progress.update).finally(progress.end);
  process.stdout.write(`${report.file}\n`);
  const { rows, files, schools, bytes, sha256, missing } = report;
  const counted = `${rows} rows and ${files} files of ${schools} ${schools === 1 ? 'school' : 'schools'}`;
  process.stderr.write(`${errorColors.bold(counted)}, ${megabytes(bytes)}, sha256 ${sha256}\n`);
  if (missing.length > 0)
    process.stderr.write(
      errorColors.yellow(`${missing.length} files were missing or deleted meanwhile: ${missing.join(', ')}\n`),
    );
  process.stderr.write(
    'Keep SECRET (or DATA_DIR/secret) elsewhere: without it, sealed numbers in the backup cannot be read.\n',
  );
};
