import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compiled, planOf } from '../testing/page.ts';
import { type LoadContext, type Loaders, loadPage, type PageData } from './load.ts';

const plan = planOf('article', compiled(), { params: { slug: 'a' } });
const now = (): number => Date.now();
const never = (): Promise<never> => new Promise(() => undefined);

const outcomes = (data: PageData) =>
  Object.fromEntries([...data].map(([key, answer]) => [key.split('?')[0], answer.ok ? answer.value : answer.reason]));

/** Loads under a clock that stands still, and gives the data once `ms` have passed on it. */
const loadFor = async (loaders: Loaders, ms: number): Promise<PageData> => {
  const data = loadPage(plan, loaders, now);
  await vi.advanceTimersByTimeAsync(ms);
  return data;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('loadPage', () => {
  it('begins every source before any has answered', async () => {
    const started: string[] = [];
    const answers: (() => void)[] = [];
    const loader = (name: string) => () => {
      started.push(name);
      return new Promise((resolve) => answers.push(() => resolve([])));
    };
    const data = loadPage(plan, { news: loader('news'), article: loader('article') }, now);
    await vi.advanceTimersByTimeAsync(0);
    expect(started.sort()).toEqual(['article', 'news']);
    for (const answer of answers) answer();
    expect(outcomes(await data)).toEqual({ news: [], article: [] });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives a loader the params of its request', async () => {
    const loaders: Loaders = { news: async (params) => params, article: async (params) => params };
    expect(outcomes(await loadFor(loaders, 0))).toEqual({ news: { page: 1 }, article: { slug: 'a' } });
  });

  it.each<[string, Loaders[string]]>([
    ['rejects', () => Promise.reject(new Error('Gone.'))],
    [
      'throws',
      () => {
        throw new Error('Gone.');
      },
    ],
  ])('takes a loader that %s for a failed source, and the others as they are', async (_, article) => {
    const data = await loadFor({ news: async () => ['one'], article }, 0);
    expect(outcomes(data)).toEqual({ news: ['one'], article: 'failed' });
    const failure = data.get('article?{"slug":"a"}');
    expect(failure?.ok === false && failure.error).toEqual(new Error('Gone.'));
  });

  it('takes a source without a loader for failed, also one with a name that every object has', async () => {
    expect(outcomes(await loadFor({ news: async () => [] }, 0))).toEqual({ news: [], article: 'failed' });
    const odd = { ...plan, requests: plan.requests.map((request) => ({ ...request, source: 'toString' })) };
    expect(Object.values(outcomes(await loadPage(odd, {}, now)))).toEqual(['failed', 'failed']);
  });

  it('counts the deadline from when the work began', async () => {
    const context: LoadContext[] = [];
    const loaders: Loaders = {
      news: async () => [],
      article: (_, given) => {
        context.push(given);
        return never();
      },
    };
    const settled = vi.fn();
    const data = loadPage(plan, loaders, now).then((result) => {
      settled();
      return result;
    });
    await vi.advanceTimersByTimeAsync(1000);
    context[0]?.started();
    await vi.advanceTimersByTimeAsync(700);
    context[0]?.started();
    await vi.advanceTimersByTimeAsync(99);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    const failure = (await data).get('article?{"slug":"a"}');
    expect(failure).toMatchObject({ ok: false, reason: 'timeout', ms: 1800 });
    expect(context[0]?.signal.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('loses patience with a loader that waits for four deadlines', async () => {
    const waiting = loadPage(plan, { news: async () => [], article: never }, now);
    await vi.advanceTimersByTimeAsync(3200);
    expect(outcomes(await waiting)).toEqual({ news: [], article: 'timeout' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is as patient as it is told to be', async () => {
    const settled = vi.fn();
    const waiting = loadPage(plan, { news: async () => [], article: never }, now, 2).finally(settled);
    await vi.advanceTimersByTimeAsync(6399);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcomes(await waiting)).toEqual({ news: [], article: 'timeout' });
  });

  it('passes over an answer that comes too late, and what its loader does then', async () => {
    let late: ((value: unknown) => void) | undefined;
    let context: LoadContext | undefined;
    const loaders: Loaders = {
      news: async () => [],
      article: (_, given) => {
        context = given;
        return new Promise((resolve) => {
          late = resolve;
        });
      },
    };
    const data = loadFor(loaders, 3200);
    expect(outcomes(await data)).toEqual({ news: [], article: 'timeout' });
    late?.({ title: 'Late' });
    context?.started();
    expect(vi.getTimerCount()).toBe(0);
    expect(outcomes(await data)).toEqual({ news: [], article: 'timeout' });
  });

  it.each([
    [[{ errorText: 'No rows' }], []],
    [[{ errorText: 'No rows' }, { title: 'b' }], []],
    [[{ errorText: '' }], [{ errorText: '' }]],
    [
      [{ title: 'a' }, { errorText: 'No rows' }],
      [{ title: 'a' }, { errorText: 'No rows' }],
    ],
    [{ errorText: 'No rows' }, { errorText: 'No rows' }],
    [[null], [null]],
  ])('takes %j for %j', async (answer, expected) => {
    const data = await loadFor({ news: async () => answer, article: async () => null }, 0);
    expect(outcomes(data)).toEqual({ news: expected, article: null });
  });
});
