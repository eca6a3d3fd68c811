import { isApiError } from '#shared/errors/app-error.ts';
import { tooMany } from '../errors/refusals.ts';
import type { LimitKey } from './limit-key.ts';
import type { Limit, Limiter } from './limiter.ts';

/** How often something may fail under a key. */
export interface FailureLimit {
  readonly limit: Limit;
  readonly key: LimitKey;
}

/**
 * Does what may fail only so often, such as a guess. Of many at once, what succeeds after the others have reached a
 * limit is refused too. Errors: `TOO_MANY`, and those of `work`, each of which is counted under every key.
 */
export const limitFailures = async <T>(
  limiter: Limiter,
  limits: readonly FailureLimit[],
  work: () => Promise<T>,
): Promise<T> => {
  const check = (): void => {
    const wait = Math.max(...limits.map(({ limit, key }) => limiter.peek(limit, key)));
    if (wait > 0) throw tooMany(wait);
  };
  check();
  const result = await work().catch((error: unknown) => {
    check();
    if (isApiError(error)) for (const { limit, key } of limits) limiter.take(limit, key);
    throw error;
  });
  check();
  return result;
};
