import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMailServer } from '../support/mail-server.ts';
import { playClassTeacher } from './support/days/class-teacher.ts';
import { playContentEditor } from './support/days/content-editor.ts';
import { prepare } from './support/days/eve.ts';
import { playFrontOffice } from './support/days/front-office.ts';
import { playOperator } from './support/days/operator.ts';
import { playPrincipal } from './support/days/principal.ts';
import { type DayStage, dayNow, eve, password, people } from './support/days/stage.ts';
import { type RunningSite, startSiteWith } from './support/site.ts';
import { startBrowsing } from './support/visit.ts';

const { visit } = startBrowsing();
const mails = startMailServer();

/** A site of its own: the other tests count what the demo school has. */
let site: RunningSite;
const faults: (readonly string[])[] = [];
const scenes: string[] = [];
const stage = (): DayStage => ({
  host: `localhost:${site.port}`,
  arrive: async (viewport) => {
    const { page, faults: seen } = await visit('platform', '/', { viewport });
    faults.push(seen);
    return page;
  },
  mailTo: async (address) => (await mails.to(address)).text,
  show: async (name) => void scenes.push(name),
});

/** What the browsers complain about, but for pages that stand still in a frame. */
const complaints = (): string[] => faults.flat().filter((text) => !text.startsWith('Blocked script execution'));

beforeAll(async () => {
  site = await startSiteWith([], { AVIF: 'off', NOW: eve, SMTP_URL: mails.url() });
  const add = (name: string, email: string, ...whose: string[]): Promise<void> =>
    site.command(['user', 'add', '--name', name, '--email', email, ...whose, '--password-stdin'], password);
  await add(people.principal.name, people.principal.email, '--school', 'amaltas', '--role', 'Admin');
  await add(people.operator.name, people.operator.email, '--operator');
  await prepare(stage());
  await site.goTo(dayNow);
});
afterAll(() => site.stop());

it.each([
  ['the principal', playPrincipal, 20],
  ['the front office', playFrontOffice, 20],
  ['who keeps the website', playContentEditor, 24],
  ['a class teacher', playClassTeacher, 21],
  ['an operator', playOperator, 16],
])('a day of %s goes from the log-in to the log-out', async (_, play, count) => {
  scenes.length = 0;
  await play(stage());
  expect(scenes).toHaveLength(count);
  expect(complaints()).toEqual([]);
});
