import { stat } from 'node:fs/promises';
import { liveThemes } from '../store/global.ts';
import { defineOperation, OperationError } from './define.ts';
import { importSchool } from './import/import-school.ts';
import type { ImportResult } from './import/report.ts';

export interface ImportParams {
  /** Absolute path. */
  readonly folder: string;
  readonly slug?: string;
  readonly themeId: number;
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
    const live = await liveThemes(store);
    // A database that no server has opened yet has no themes: the built-in ones arrive at its first start.
    if (live.size > 0 && (!live.has(themeId) || themeId === 0)) {
      const ids = [...live.keys()].filter((id) => id > 0).join(', ');
      throw new OperationError(`There is no theme ${themeId} for schools.`, `Published themes: ${ids}.`);
    }
    return importSchool({ store, storage, dataDir, folder, themeId, skipInvalid, progress, ...(slug ? { slug } : {}) });
  },
});
