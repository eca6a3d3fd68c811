import { afterAll, beforeAll, expect, it } from 'vitest';
import { aprilNow, lastMarch, playApril } from './support/april.ts';
import { type RunningSite, startSiteWith } from './support/site.ts';
import { addClerk, clerk } from './support/stage.ts';
import { phone, startBrowsing } from './support/visit.ts';

const { visit } = startBrowsing();

/** A site of its own, on days of its own. */
let site: RunningSite;
beforeAll(async () => {
  site = await startSiteWith([], { AVIF: 'off', NOW: lastMarch });
  await site.command(addClerk, clerk.password);
  await site.goTo(aprilNow);
});
afterAll(() => site.stop());

it('a new session begins: classes go up, children come from a list and from admissions, twenty leave', async () => {
  const { page, faults } = await visit('platform');
  const { page: visitor, faults: seen } = await visit('platform', '/', { viewport: phone });
  const scenes: string[] = [];
  const show = async ({ name }: { readonly name: string }): Promise<void> => void scenes.push(name);
  await playApril({ office: page.context(), visitor, host: `localhost:${site.port}`, show });
  expect(scenes).toHaveLength(9);
  expect([...faults, ...seen]).toEqual([]);
});
