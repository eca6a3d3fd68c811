import type { Invalidation } from '#server/core/cache/invalidation.ts';
import { isUnavailable } from '#server/store/errors.ts';

/**
 * Answers once more where the database was lost meanwhile and what is cached may be shown as it was.
 * @param answer has sent nothing when it fails.
 */
export const orAsItWas = async <Answer>(
  invalidation: Pick<Invalidation, 'settled' | 'staleMs'>,
  answer: (isAgain: boolean) => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await answer(false);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    await invalidation.settled();
    if (invalidation.staleMs() === undefined) throw error;
    return answer(true);
  }
};
