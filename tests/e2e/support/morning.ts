import type { Page } from 'playwright';
import { dayNow, password, people } from './days/stage.ts';
import { callAs, openDemoOffice, type Stage, showPaper } from './stage.ts';

/** Class 5 A by its codes, and the number of its teacher. */
const ownClass = { Class_Id: 8, Section_Id: 1 };
const teacherNumber = 'T-19';

interface Morning {
  readonly stage: Stage;
  /** The office, logged in. */
  readonly page: Page;
  /** Of the demo school. */
  readonly origin: string;
}

/**
 * A Saturday morning at a demo school: a register that is taken without a network, what the office sees of it, somebody
 * at the gate, and what a parent sees on the phone. Throws where a step does not lead on.
 */
export const playMorning = async (stage: Stage): Promise<void> => {
  const page = await openDemoOffice(stage, dayNow);
  const morning = { stage, page, origin: `http://amaltas.${stage.host}` };
  const { visitor } = stage;
  visitor.setDefaultTimeout(90_000);
  await visitor.clock.install({ time: dayNow });
  await takeRegister(morning);
  await lookAtRegisters(morning);
  await receiveVisitor(morning);
  await seeChild(morning);
};

const invite = (page: Page, body: object): Promise<{ user: { id: number }; inviteLink: string }> =>
  callAs(page, 'POST', '/api/users?asLink=true', body);

/** Takes up an invitation on the phone, where somebody else may have been logged in before. */
const accept = async ({ stage: { visitor } }: Morning, link: string): Promise<void> => {
  await visitor.context().clearCookies();
  await visitor.goto(link);
  await visitor.getByLabel('New password').fill(password);
  await visitor.getByRole('button', { name: 'Save and log in' }).click();
  await visitor.waitForURL((url) => !url.pathname.startsWith('/login'));
};

const takeRegister = async (morning: Morning): Promise<void> => {
  const { stage, page } = morning;
  const { visitor: phone, show } = stage;
  const { name, email } = people.classTeacher;
  const [member] = await callAs<readonly { Staff_Id: number }[]>(page, 'GET', `/api/staff?keyword=${teacherNumber}`);
  const rights = { role: 'Staff', permissionSets: ['classTeacher'], classes: [ownClass] };
  const { user, inviteLink } = await invite(page, { name, email, ...rights });
  await callAs(page, 'POST', `/api/staff/${member?.Staff_Id}/account`, { User_Id: user.id });
  await accept(morning, inviteLink);
  await phone.getByText(/^Attendance for \d+ students has not been taken yet\.$/).waitFor();
  await show({ name: 'morning-01-teacher', page: phone });
  await phone.getByRole('link', { name: 'Take attendance' }).click();
  await phone.getByText(/^All \d+ start as present\.$/).waitFor();
  const tiles = phone.getByRole('button', { name: /^\d+ / });
  await tiles.nth(2).click();
  for (let presses = 0; presses < 2; presses++) await tiles.nth(4).click();
  await phone.getByRole('button', { name: /, absent$/ }).waitFor();
  await phone.getByRole('button', { name: /, late$/ }).waitFor();
  await show({ name: 'morning-02-register', page: phone });
  // The office's worker has all that it needs by then.
  await phone.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await phone.context().setOffline(true);
  await phone.getByRole('button', { name: /^Submit \d+ students$/ }).click();
  await phone.getByText('Waiting on this device for a connection').waitFor();
  await show({ name: 'morning-03-no-network', page: phone });
  await phone.context().setOffline(false);
  await phone
    .getByText(/^Taken/)
    .first()
    .waitFor();
};

const lookAtRegisters = async ({ stage: { show }, page, origin }: Morning): Promise<void> => {
  const reports = `${origin}/student/Student_Attendance_Reports`;
  await page.goto(reports);
  await page.getByText(/taken by Lata Mahajan/).waitFor();
  await show({ name: 'morning-04-day', page });
  await page.goto(`${reports}?report=grid&class=${ownClass.Class_Id}-${ownClass.Section_Id}&month=2026-11`);
  await page.getByRole('heading', { level: 2, name: /^Class 5 A, November 2026: / }).waitFor();
  await show({ name: 'morning-05-month', page });
  await page.goto(`${origin}/staff/Staff_Attendance`);
  await page
    .getByRole('link', { name: people.classTeacher.name })
    .or(page.getByText(people.classTeacher.name))
    .first()
    .waitFor();
  await show({ name: 'morning-06-staff', page });
};

const receiveVisitor = async ({ stage: { show }, page, origin }: Morning): Promise<void> => {
  await page.goto(`${origin}/visitors`);
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Mobile').fill('98220 55187');
  await form.getByText('First visit.').waitFor();
  await form.getByLabel('Name', { exact: true }).fill('Sunil Deshmukh');
  await form.getByRole('button', { name: 'Parent meeting' }).click();
  await form.getByLabel('To meet').fill(people.classTeacher.name);
  await show({ name: 'morning-07-desk', page });
  await showPaper(
    page,
    () => form.getByRole('button', { name: 'Sign in and print the pass' }).click(),
    async () => {
      await page.getByRole('img', { name: '1-0001' }).waitFor();
      await show({ name: 'morning-08-pass', page });
    },
  );
  await page.getByText('Sunil Deshmukh is in, pass 1-0001').waitFor();
  await page.getByRole('link', { name: 'Fire list' }).click();
  await page.getByText(/^\d+ of \d+ counted$/).waitFor();
  await show({ name: 'morning-09-fire-list', page });
};

/** Ananya's mother sees the day, and lets a neighbour fetch her. */
const seeChild = async (morning: Morning): Promise<void> => {
  const { stage, page } = morning;
  const { visitor: phone, show } = stage;
  const place = new URLSearchParams({ Class_Id: `${ownClass.Class_Id}`, Section_Id: `${ownClass.Section_Id}` });
  const [child] = await callAs<readonly { Student_Id: number }[]>(page, 'GET', `/api/student?${place}`);
  const { inviteLink } = await invite(page, { ...people.parent, role: 'Parent', studentIds: [child?.Student_Id] });
  await accept(morning, inviteLink);
  const makeCode = phone.getByRole('link', { name: 'Make a code' });
  await makeCode.waitFor();
  await show({ name: 'morning-10-family', page: phone });
  await makeCode.click();
  const panel = phone.getByRole('dialog', { name: /^Pick-up code: / });
  await panel.getByLabel('Who is coming?').fill('Anil Joshi');
  await panel.getByRole('button', { name: 'Make a code' }).click();
  await panel.getByText('The code for Anil Joshi').waitFor();
  await show({ name: 'morning-11-pick-up', page: phone });
};
