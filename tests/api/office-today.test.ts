import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FirstStep } from '#schemas/first-steps.ts';
import { addDays } from '#shared/calendar.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { mailTo } from '../support/outbox.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

const email = 'devika@example.org';

describe.each(databases)('the first steps and the own address on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let desk: Caller;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app, { school: 'riverside', name: 'Devika Menon', email });
    desk = await signIn(app, { school: 'greenfield', role: 'Staff', permissionSets: ['frontOffice'] });
  });
  afterAll(() => app.stop());

  const done = async (): Promise<readonly FirstStep[]> => (await admin.get('/api/office/today')).json.firstRun.done;
  const add = async (type: string, body: object): Promise<string> => {
    const { json } = await admin.post(`/api/content/${type}`, body);
    return `/api/content/${type}/${json.id}`;
  };
  const remove = async (path: string): Promise<void> => {
    const { headers } = await admin.get(path);
    const { status } = await admin.call('DELETE', path, { headers: { 'if-match': String(headers.etag) } });
    expect(status).toBeLessThan(300);
  };

  it('ticks a step by its work, and takes the tick away with the work', async () => {
    const old = (await admin.get('/api/content/notice', { pageSize: 100 })).json as readonly { readonly id: number }[];
    for (const { id } of old) await remove(`/api/content/notice/${id}`);
    expect(await done()).not.toContain('notice');
    const notice = await add('notice', { noticeHead: 'The well is being cleaned' });
    expect(await done()).toContain('notice');
    await remove(notice);
    expect(await done()).not.toContain('notice');
  });

  it('counts no holiday that is over', async () => {
    const old = (await admin.get('/api/content/holiday', { pageSize: 100 })).json as readonly { readonly id: number }[];
    for (const { id } of old) await remove(`/api/content/holiday/${id}`);
    const on = (day: string) => ({ name: 'Founders’ Day', startHolidayDate: day, endHolidayDate: day });
    await add('holiday', on('2020-01-10'));
    expect(await done()).not.toContain('holidays');
    await add('holiday', on('2090-01-10'));
    expect(await done()).toContain('holidays');
  });

  it('tells what is on in the next two weeks, in the order of the days', async () => {
    const { today } = (await admin.get('/api/office/today')).json;
    const at = (days: number): string => addDays(today, days);
    const publish = async (type: string, body: object): Promise<void> => {
      const path = await add(type, body);
      const { headers } = await admin.get(path);
      const sent = { headers: { 'if-match': String(headers.etag) } };
      expect((await admin.call('POST', `${path}/publish`, sent)).status).toBe(200);
    };
    await publish('holiday', { name: 'Harvest break', startHolidayDate: at(3), endHolidayDate: at(5) });
    await publish('holiday', { name: 'Too far away', startHolidayDate: at(15), endHolidayDate: at(15) });
    await publish('event', { noticeHead: 'Science fair', entryDateTime: `${at(1)}T09:30:00`, venue: 'Hall' });
    await add('event', { noticeHead: 'Nobody knows of it yet', entryDateTime: `${at(2)}T09:30:00` });
    const { coming } = (await admin.get('/api/office/today')).json;
    expect(coming.map(({ id: _, ...entry }: { id: number }) => entry)).toEqual([
      { kind: 'event', name: 'Science fair', from: at(1), to: at(1), time: '09:30', place: 'Hall' },
      { kind: 'holiday', name: 'Harvest break', from: at(3), to: at(5) },
    ]);
  });

  it('ticks the invitation with the second person of the office, and not with a parent', async () => {
    await signIn(app, { school: 'riverside', role: 'Parent', name: 'A Parent' });
    expect(await done()).not.toContain('people');
    await signIn(app, { school: 'riverside', role: 'Staff', permissionSets: ['contentEditor'], name: 'Rohini Lele' });
    expect(await done()).toContain('people');
  });

  it('is put away for the school, and taken out again', async () => {
    const isPutAway = async (): Promise<boolean> => (await admin.get('/api/office/today')).json.firstRun.isPutAway;
    const put = (value: boolean) => admin.call('PUT', '/api/office/first-steps', { body: { isPutAway: value } });
    expect(await isPutAway()).toBe(false);
    expect((await put(true)).status).toBe(200);
    expect(await isPutAway()).toBe(true);
    const neighbour = await signIn(app, { school: 'greenfield' });
    expect((await neighbour.get('/api/office/today')).json.firstRun.isPutAway).toBe(false);
    await put(false);
    expect(await isPutAway()).toBe(false);
  });

  it('shows no steps to who may not do them, and lets them put nothing away', async () => {
    expect((await desk.get('/api/office/today')).json).not.toHaveProperty('firstRun');
    const refused = await desk.call('PUT', '/api/office/first-steps', { body: { isPutAway: true } });
    expect(refused.status).toBe(403);
  });

  it('mails the link once more that proves the address, and no more once it is proved', async () => {
    const answer = await admin.post('/api/Account/sendVerification', {});
    expect(answer.status).toBe(200);
    const { text } = await mailTo(app, email);
    const token = /token=([\w-]+)/.exec(text)?.[1];
    expect((await admin.post('/api/Account/verifyEmail', { token })).status).toBe(200);
    expect((await admin.post('/api/Account/sendVerification', {})).status).toBe(409);
  });
});
