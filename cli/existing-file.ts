import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { AppError } from '#shared/errors/app-error.ts';

/** The absolute path of a file. Errors: `NO_FILE` with the hint, where it is none. */
export const existingFile = (name: string, hint: string): string => {
  const file = resolve(name);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new AppError('NO_FILE', { file: name, hint });
  return file;
};
