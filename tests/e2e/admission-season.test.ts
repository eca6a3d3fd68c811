import { afterAll, beforeAll, expect, it } from 'vitest';
import { playAdmissionSeason } from './support/admission-season.ts';
import { type RunningSite, startSiteWith } from './support/site.ts';
import { addClerk, clerk } from './support/stage.ts';
import { phone, startBrowsing } from './support/visit.ts';

const { visit } = startBrowsing();

/** A site of its own: the other tests count what the demo school has. */
let site: RunningSite;
beforeAll(async () => {
  site = await startSiteWith([], { AVIF: 'off' });
  await site.command(addClerk, clerk.password);
});
afterAll(() => site.stop());

it('forty families ask, one is admitted after documents and interview, and sees at each step how it stands', async () => {
  const { page, faults } = await visit('platform');
  const { page: visitor, faults: seen } = await visit('platform', '/', { viewport: phone });
  const scenes: string[] = [];
  const show = async ({ name }: { readonly name: string }): Promise<void> => void scenes.push(name);
  await playAdmissionSeason({ office: page.context(), visitor, host: `localhost:${site.port}`, show });
  expect(scenes).toHaveLength(12);
  expect([...faults, ...seen]).toEqual([]);
});
