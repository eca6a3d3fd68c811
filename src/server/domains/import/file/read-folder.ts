import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '#shared/errors/app-error.ts';

const largestFile = 10 * 1024 * 1024;

/** A content file that was read. */
export interface ContentText {
  /** Its path, as messages name it. */
  readonly file: string;
  readonly text: string;
}

/** The text of a folder's `content.json`. Errors: `IMPORT_FILE`, `IMPORT_TOO_LARGE`. */
export const readContentText = async (folder: string): Promise<ContentText> => {
  const file = path.join(folder, 'content.json');
  return { file, text: await readText(file) };
};

/** What a content file says. Errors: `IMPORT_JSON`. */
export const parseContent = ({ file, text }: ContentText): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new AppError('IMPORT_JSON', { file, reason }, { cause });
  }
};

const readText = async (file: string): Promise<string> => {
  try {
    const { size } = await stat(file);
    if (size <= largestFile) return await readFile(file, 'utf8');
  } catch (cause) {
    throw new AppError('IMPORT_FILE', { file, reason: (cause as Error).message }, { cause });
  }
  throw new AppError('IMPORT_TOO_LARGE', { file });
};

/** A picture file that is inside the folder. */
export interface LocatedFile {
  /** Absolute, without symbolic links. */
  file: string;
  /** Bytes. */
  size: number;
}

/**
 * Finds a file by its path in the folder, or says why it may not be used. Links that lead out of the folder are
 * refused.
 */
export const locateFile = async (folder: string, relative: string): Promise<LocatedFile | { message: string }> => {
  if (/^[a-z][a-z0-9+.-]*:/i.test(relative))
    return { message: 'Name a file beside content.json, not an address on the web.' };
  const steps = relative.split('/');
  if (relative.startsWith('/') || relative.includes('\\') || relative.includes('\0') || steps.includes('..')) {
    return { message: 'The path leads out of the folder of content.json.' };
  }
  try {
    const root = await realpath(folder);
    const file = await realpath(path.join(root, ...steps));
    if (!file.startsWith(root + path.sep)) return { message: 'The path leads out of the folder of content.json.' };
    const found = await stat(file);
    return found.isFile() ? { file, size: found.size } : { message: 'This is not a file.' };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG'].includes(code ?? ''))
      return { message: 'There is no such file.' };
    if (['EACCES', 'EPERM'].includes(code ?? '')) return { message: 'The file may not be read.' };
    throw error;
  }
};
