import { isDiskFull, isReadOnly, isUnavailable } from './errors.ts';

/** To write down each use would be a write for each of them. */
export const noteEveryMinutes = 5;

/** Writes down a use, for which nothing is refused: a database that takes no changes just now is still read. */
export const noteUse = async <T>(write: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await write();
  } catch (error) {
    if (isReadOnly(error) || isDiskFull(error) || isUnavailable(error)) return undefined;
    throw error;
  }
};
