import { stat } from 'node:fs/promises';
import { requireSchoolTheme } from '#server/domains/themes/index.ts';
import { defineOperation, OperationError } from '#server/http/calls/operation.ts';
import { importSchool } from './import-school.ts';
import type { ImportResult } from './report.ts';

export interface ImportParams {
  /** Absolute path. */
  readonly folder: string;
  readonly slug?: string;
  /** Without it a school keeps its theme; a new one gets theme 1. */
  readonly themeId?: number | undefined;
  readonly skipInvalid: boolean;
}

/** Makes a school's website equal to a folder; see `importSchool`. */
export const importOperation = defineOperation<ImportParams, ImportResult>({
  name: 'import',
  async run({ store, storage, dataDir, progress }, { folder, slug, themeId, skipInvalid }) {
    const found = await stat(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
      throw error;
    });
    if (!found?.isDirectory())
      throw new OperationError(`There is no folder "${folder}".`, 'Name the folder that holds content.json.');
    if (themeId !== undefined) await requireSchoolTheme(store, themeId);
    return importSchool({ store, storage, dataDir, folder, themeId, skipInvalid, progress, ...(slug ? { slug } : {}) });
  },
});
