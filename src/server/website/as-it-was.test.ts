import { expect, it } from 'vitest';
import { databaseAway } from '#server/store/errors.ts';
import { orAsItWas } from './as-it-was.ts';

/** An answer that needs the database until it is known to be away. */
const outage = (staleMs: number | undefined) => {
  let isKnown = false;
  const asked: boolean[] = [];
  const invalidation = {
    settled: async () => {
      isKnown = true;
    },
    staleMs: () => (isKnown ? staleMs : undefined),
  };
  const answer = async (isAgain: boolean): Promise<string> => {
    asked.push(isAgain);
    if (invalidation.staleMs() === undefined) throw databaseAway();
    return 'as it was';
  };
  return { asked, answered: () => orAsItWas(invalidation, answer) };
};

it('what is asked for while an outage is being noticed is answered as it was', async () => {
  const { asked, answered } = outage(5);
  expect(await answered()).toBe('as it was');
  expect(asked).toEqual([false, true]);
});

it('what may not be shown as it was is refused, and other failures are not tried again', async () => {
  const { asked, answered } = outage(undefined);
  await expect(answered()).rejects.toMatchObject({ code: 'DATABASE_DOWN' });
  expect(asked).toEqual([false]);
  const failing = orAsItWas({ settled: async () => undefined, staleMs: () => 5 }, () =>
    Promise.reject(new Error('a bug')),
  );
  await expect(failing).rejects.toThrow('a bug');
});
