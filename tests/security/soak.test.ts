import { expect, it } from 'vitest';
import { runSoak } from '../soak/soak.ts';
import { extent } from '../support/extent.ts';

const count = extent(60, 1000);

it(`${count} hostile bodies break no call, and keep nobody from the pages of another school`, async () => {
  const { answers, pages } = await runSoak(count);
  expect(answers).toHaveLength(count);
  const failed = answers.filter(({ status }) => status >= 500);
  expect(failed.map(({ body, status }) => `${status} ${body.call.id}, ${body.kind}`)).toEqual([]);
  // Most were looked at, and not turned away by a limit of how often.
  expect(answers.filter(({ status }) => status === 429).length).toBeLessThanOrEqual(count * 0.05);
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
  // One of each pair is made anew.
  const made = pages.filter(({ isCached }) => !isCached);
  expect(made.length).toBeGreaterThanOrEqual(Math.max(1, pages.length / 2));
  expect(made.length).toBeLessThan(pages.length);
}, 600_000);
