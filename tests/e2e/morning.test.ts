import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsBesidesOffline } from '../support/offline-faults.ts';
import { dayNow, eve } from './support/days/stage.ts';
import { playMorning } from './support/morning.ts';
import { type RunningSite, startSiteWith } from './support/site.ts';
import { addClerk, clerk } from './support/stage.ts';
import { phone, startBrowsing } from './support/visit.ts';

const { visit } = startBrowsing();

/** A site of its own, on days of its own. */
let site: RunningSite;
beforeAll(async () => {
  site = await startSiteWith([], { AVIF: 'off', NOW: eve });
  await site.command(addClerk, clerk.password);
  await site.goTo(dayNow);
});
afterAll(() => site.stop());

it('a morning begins: a register without a network, a visitor with a pass, a parent with a code', async () => {
  const { page, faults } = await visit('platform');
  const { page: visitor, faults: seen } = await visit('platform', '/', { viewport: phone });
  const scenes: string[] = [];
  const show = async ({ name }: { readonly name: string }): Promise<void> => void scenes.push(name);
  await playMorning({ office: page.context(), visitor, host: `localhost:${site.port}`, show });
  expect(scenes).toHaveLength(11);
  // The browser tells of what was sent while there was no network.
  expect(faultsBesidesOffline([...faults, ...seen])).toEqual([]);
});
