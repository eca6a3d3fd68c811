import { expect, it } from 'vitest';
import { playSchoolGoesLive } from './support/school-goes-live.ts';
import { startBrowsing } from './support/visit.ts';

const { visit, origin } = startBrowsing();

it('a school registers, and gets a website in a theme and colours of its own, as a visitor sees at each step', async () => {
  const { page: first, faults } = await visit('platform', '/create-school-web-page');
  const { page: visitor, faults: seen } = await visit('platform');
  const { host } = new URL(origin('platform'));
  const scenes: string[] = [];
  const show = async ({ name }: { readonly name: string }): Promise<void> => void scenes.push(name);
  await playSchoolGoesLive({ office: first.context(), visitor, host, show });
  expect(scenes).toHaveLength(12);
  expect([...faults, ...seen]).toEqual([]);
});
