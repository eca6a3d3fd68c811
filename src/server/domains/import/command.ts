import { stat } from 'node:fs/promises';
import { importFolder as importFolderCommand } from '#schemas/commands/installation.ts';
import { requireSchoolTheme } from '#server/domains/themes/index.ts';
import { handle } from '#server/http/calls/handle.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { importSchool } from './import-school.ts';

/** Makes a school's website equal to a folder; see `importSchool`. */
export const importCommandHandler = handle(
  importFolderCommand,
  async ({ folder, slug, themeId, skipInvalid }, { store, storage, dataDir, progress }) => {
    const found = await stat(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
      throw error;
    });
    if (!found?.isDirectory()) throw new AppError('IMPORT_FOLDER', { folder });
    if (themeId !== undefined) await requireSchoolTheme(store, themeId);
    return importSchool({ store, storage, dataDir, folder, themeId, skipInvalid, progress, ...(slug ? { slug } : {}) });
  },
);
