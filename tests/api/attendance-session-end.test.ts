import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { addStudent } from './student-bodies.ts';

const own = { Class_Id: 8, Section_Id: 1 };
const lastDay = '2027-03-31';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

it('a register of the last day of a session is sent in the first days of the next, and not after them', async () => {
  const { Student_Id } = await addStudent(await signIn(app), { First_Name: 'Gargi', ...own });
  const send = async (today: string, version: number, Status: string) => {
    app.clock.now = Date.parse(`${today}T09:00:00+05:30`);
    const admin = await signIn(app);
    return admin.call('PUT', '/api/attendance/register', {
      body: { ...own, Date: lastDay, Marks: [{ Student_Id, Status }], Change_Reason: 'Sent late' },
      headers: { 'if-match': `"${version}"` },
    });
  };
  const taken = await send('2027-04-01', 0, 'A');
  expect(taken.status, taken.text).toBe(200);
  expect([taken.json.Session, taken.json.State, taken.json.Students[0].Status]).toEqual([
    '2026-2027',
    'Submitted',
    'A',
  ]);
  expect((await send('2027-04-03', 1, 'L')).json.Students[0].Status).toBe('L');
  const late = await send('2027-04-08', 2, 'P');
  expect([late.status, late.json.errors?.Date]).toEqual([422, ['The session 2027-2028 does not have this day.']]);
});
