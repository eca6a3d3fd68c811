import { after } from './after.ts';

/** A file of the office's own script that did not come. */
export class PartError extends Error {
  override name = 'PartError';
}

/** How long each further try waits, in milliseconds: a lift takes longer than the first, a dead cable than both. */
const waits = [400, 1600];

/** Imports a file, and tries again where that fails. Throws a `PartError` after the last try. */
export const fetchPart = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  for (const wait of waits) {
    try {
      return await load();
    } catch {
      await after(wait);
    }
  }
  try {
    return await load();
  } catch (cause) {
    throw new PartError('A file of the office could not be fetched.', { cause });
  }
};
