import { setTimeout } from 'node:timers/promises';
import { type Answer, ask } from '../support/request.ts';

/** A page that has been the same at so many looks, so many milliseconds apart, has come to rest. */
const calmRounds = 10;
const calmMs = 1000;

/**
 * A page once it changes no more: its smallest bytes and the AVIF files of its pictures are made when there is time.
 */
export const settled = async (address: string): Promise<Answer> => {
  const { host, port, pathname } = new URL(address);
  let last: Answer | undefined;
  for (let calm = 0; calm < calmRounds || !last; ) {
    const next = await ask(Number(port), pathname, { host, headers: { 'accept-encoding': 'br' } });
    const isSame = next.headers['x-cache'] === 'hit' && last !== undefined && next.body.equals(last.body);
    calm = isSame ? calm + 1 : 0;
    last = next;
    await setTimeout(calmMs);
  }
  return last;
};
