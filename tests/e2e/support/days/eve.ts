import type { Page } from 'playwright';
import { readyEnquiry } from '../ready-enquiry.ts';
import { callAs } from '../stage.ts';
import { arriveOn, type DayStage, eve, logIn, password, people, schoolOf } from './stage.ts';

type Hired = 'frontOffice' | 'contentEditor' | 'classTeacher' | 'colleague';

/** The class of the teacher, by its codes: Class 5 A. */
const ownClass = { Class_Id: 8, Section_Id: 1 };

/** What is there on the evening before: accounts for those who work, and what families and colleagues have asked. */
export const prepare = async (stage: DayStage): Promise<void> => {
  const origin = schoolOf(stage);
  const page = await arriveOn(stage, 'laptop');
  await page.clock.install({ time: eve });
  await logIn(page, origin, 'principal');
  await callAs(page, 'POST', '/api/staff/leave/types', { Name: 'Casual leave', Quota: 10 });
  await linkOwn(page);
  await hire({ stage, page, number: 'N-04', who: 'frontOffice' });
  await hire({ stage, page, number: 'T-28', who: 'contentEditor' });
  await hire({ stage, page, number: 'T-19', who: 'classTeacher', classes: [ownClass] });
  await hire({ stage, page, number: 'T-20', who: 'colleague', classes: [{ ...ownClass, Section_Id: 2 }] });
  const [pupil] = await callAs<readonly { Student_Id: number }[]>(
    page,
    'GET',
    `/api/student?Class_Id=${ownClass.Class_Id}&Section_Id=${ownClass.Section_Id}`,
  );
  const child = pupil?.Student_Id ?? 0;
  const parent = await invite(page, { ...people.parent, role: 'Parent', studentIds: [child] });
  await accept(stage, parent.inviteLink);
  await readyEnquiry(page, {
    Session: '2026-2027',
    Class_Id: 1,
    Student_First_Name: 'Advik',
    Date_Of_Birth: '2023-02-10',
    Mobile: '94220 61900',
  });
  await page.context().close();
  await askLeave(stage, child);
  await writeIn(stage);
};

const linkOwn = async (page: Page): Promise<void> => {
  const [{ id } = { id: 0 }] = await callAs<readonly { id: number }[]>(page, 'GET', '/api/users');
  await callAs(page, 'POST', `/api/staff/${await staffId(page, 'T-01')}/account`, { User_Id: id });
};

const staffId = async (page: Page, number: string): Promise<number> => {
  const [one] = await callAs<readonly { Staff_Id: number }[]>(page, 'GET', `/api/staff?keyword=${number}`);
  return one?.Staff_Id ?? 0;
};

interface Hiring {
  readonly stage: DayStage;
  readonly page: Page;
  readonly number: string;
  readonly who: Hired;
  readonly classes?: readonly object[];
}

/** Gives somebody of the staff an account, with a password of their own. */
const hire = async ({ stage, page, number, who, classes }: Hiring): Promise<void> => {
  const set = who === 'colleague' ? 'classTeacher' : who;
  const { user, inviteLink } = await invite(page, {
    ...people[who],
    role: 'Staff',
    permissionSets: [set],
    ...(classes ? { classes } : {}),
  });
  await callAs(page, 'POST', `/api/staff/${await staffId(page, number)}/account`, { User_Id: user.id });
  await accept(stage, inviteLink);
};

const invite = (page: Page, body: object): Promise<{ user: { id: number }; inviteLink: string }> =>
  callAs(page, 'POST', '/api/users?asLink=true', body);

/** Takes up an invitation with a password. */
const accept = async (stage: DayStage, link: string): Promise<void> => {
  const page = await arriveOn(stage, 'phone');
  await page.goto(link);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await page.context().close();
};

/** A teacher asks for two days, and a family of the class for two. */
const askLeave = async (stage: DayStage, child: number): Promise<void> => {
  const as = async (who: 'colleague' | 'parent', act: (page: Page) => Promise<unknown>): Promise<void> => {
    const page = await arriveOn(stage, 'phone');
    await logIn(page, schoolOf(stage), who);
    await act(page);
    await page.context().close();
  };
  await as('colleague', async (page) => {
    const [type] = await callAs<readonly { Type_Id: number }[]>(page, 'GET', '/api/staff/leave/types');
    await callAs(page, 'POST', '/api/staff/leave', {
      Type_Id: type?.Type_Id ?? 0,
      First_Day: '2026-12-04',
      Last_Day: '2026-12-05',
      Note: 'My sister’s wedding',
    });
  });
  await as('parent', (page) =>
    callAs(page, 'POST', '/api/attendance/leave', {
      Student_Id: child,
      First_Day: '2026-11-25',
      Last_Day: '2026-11-26',
      Reason: 'Family',
      Note: 'A wedding at Trimbakeshwar',
    }),
  );
};

/** Two families and another school write by the forms of the websites. */
const writeIn = async (stage: DayStage): Promise<void> => {
  const page = await arriveOn(stage, 'phone');
  const write = (path: string, body: object): Promise<unknown> =>
    callAs(page, 'POST', path, { ...body, Fill_Seconds: 20 });
  await page.goto(schoolOf(stage));
  await write('/api/contact-messages', {
    Name: 'Omkar Bhide',
    Email: 'omkar@families.example',
    Message: 'Does the school bus stop at Pathardi Phata?',
  });
  await write('/api/contact-messages', {
    Name: 'Ilma Qureshi',
    Email: 'ilma@families.example',
    Mobile: '98222 00001',
    Subject: 'A seat in class 1',
    Message: 'My daughter Zoya is five. Is there a seat?',
  });
  await page.goto(`http://${stage.host}`);
  await write('/api/demo-requests', {
    Name: 'Farida Sheikh',
    School_Name: 'Lotus Valley School',
    Mobile: '98765 43210',
    Consent: true,
  });
  await page.context().close();
};
