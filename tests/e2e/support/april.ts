import type { Page } from 'playwright';
import type { PromotionPreview } from '#schemas/api/students/promotion.ts';
import { fileOf } from '../../office/support/media-page.ts';
import { findCertificates, leave } from './april-leavers.ts';
import { readyEnquiry } from './ready-enquiry.ts';
import { callAs, openDemoOffice, type Stage, showPaper } from './stage.ts';

/** The roll of the demo school is made in the last days of a session … */
export const lastMarch = '2027-03-24T06:00:00Z';
/** … and this is the second day of the next one. */
export const aprilNow = '2027-04-02T06:00:00Z';

const [before, now] = ['2026-2027', '2027-2028'] as const;
/** The standard classes by their ids. */
const [nursery, class5, class6, class8] = [1, 8, 9, 11] as const;
const sections = [1, 2, 3] as const;
/**
 * The first days of a session at a demo school as its office has them: last year's classes go up, children come from a
 * feeder school's list and from admissions, staff and parents are invited, twenty leave with a certificate that the
 * website finds. Throws where a step does not lead on.
 */
export const playApril = async (stage: Stage): Promise<void> => {
  const { host, show } = stage;
  const origin = `http://amaltas.${host}`;
  const page = await openDemoOffice(stage, aprilNow);

  const lastClass = await Promise.all(sections.map((section) => classOf(page, before, class8, section)));
  const pupils = lastClass.flatMap(({ students }) => students);
  const gone = await leave({ page, origin, show, pupils });
  await promote(page, origin, show);
  await importFeeders(page, origin, show);
  await admit(page, origin, show);
  await invite(page, origin, show);
  await findCertificates({ page, origin, stage, gone });
};

const classOf = (page: Page, Session: string, Class_Id: number, Section_Id: number): Promise<PromotionPreview> =>
  callAs(
    page,
    'GET',
    `/api/student/promotion?${new URLSearchParams({ Session, Class_Id: `${Class_Id}`, Section_Id: `${Section_Id}` })}`,
  );

const chooseSession = (page: Page, label: string): Promise<unknown> =>
  page.getByLabel('Session', { exact: true }).selectOption({ label });

/** Class 5 A by hand, with one who stays; the other classes as they are. */
const promote = async (page: Page, origin: string, show: Stage['show']): Promise<void> => {
  await page.goto(`${origin}/student/promotion?class=${class5}-1`);
  await chooseSession(page, '2026–2027');
  await page.getByRole('heading', { level: 1, name: 'Class 5 A to 2027–2028' }).waitFor();
  await page
    .getByLabel(/^Where .* goes$/)
    .first()
    .selectOption('Class 5 A again');
  await page.getByText(/to the next class, 1 again$/).waitFor();
  await show({ name: 'april-03-promotion', page });
  await page.getByRole('button', { name: /^Move \d+ students$/ }).click();
  await page.getByText('Already in Class 6 A').first().waitFor();
  for (let classId: number = class8; classId >= nursery; classId--)
    for (const section of sections) {
      const { students, Is_Last_Class } = await classOf(page, before, classId, section);
      const rows = students
        .filter((one) => !one.Next)
        .map(({ Student_Id }) => ({ Student_Id, Outcome: Is_Last_Class ? 'Finish' : 'Promote' }));
      if (rows.length > 0)
        await callAs(page, 'POST', '/api/student/promotion', {
          Session: before,
          Class_Id: classId,
          Section_Id: section,
          rows,
        });
    }
  await page.goto(`${origin}/student?class=${class6}&section=1`);
  await chooseSession(page, '2027–2028');
  await page.getByRole('button', { name: 'Class 6 A: print, number, move' }).click();
  await page.getByRole('menuitem', { name: 'Give roll numbers' }).click();
  await page.getByRole('button', { name: 'Give the numbers' }).click();
  await page.getByText(/students are numbered\.$/).waitFor();
};

const feeders = [
  ['Admission no', 'Name of student', 'Date of birth', 'Class', 'Gender', 'Father’s name', 'Mobile', 'Admission date'],
  ['AMV/27/901', 'Reyansh Ahire', '12/06/2016', '6 A', 'Boy', 'Sunil Ahire', '94220 61801', '02/04/2027'],
  ['AMV/27/902', 'Shravani Jadhav', '31/04/2016', '6 A', 'Girl', 'Mahesh Jadhav', '94220 61802', '02/04/2027'],
  ['AMV/27/903', 'Zara Pathan', '09/11/2015', '6 B', 'Girl', 'Imran Pathan', '94220 61803', '02/04/2027'],
];

/** The list that the school next door sent: one date of it is none. */
const importFeeders = async (page: Page, origin: string, show: Stage['show']): Promise<void> => {
  await page.goto(`${origin}/student/import`);
  const text = feeders.map((cells) => cells.join(',')).join('\n');
  await page.getByLabel('A file, .xlsx or .csv').setInputFiles(fileOf('feeder.csv', Buffer.from(text), 'text/csv'));
  await page.getByText('The month has no such day.').waitFor();
  await show({ name: 'april-04-import', page });
  await page.getByLabel('Date of birth, row 3').press('Enter');
  await page.getByRole('button', { name: 'Import 3', exact: true }).click();
  await page.getByText('3 new, 0 changed, 0 as they were.').waitFor();
  await page.getByRole('link', { name: 'See the students' }).click();
  await page.getByLabel('Name, admission number or mobile').fill('AMV/27/902');
  await page.getByRole('link', { name: 'Shravani Jadhav' }).waitFor();
};

/** Two who asked in winter are admitted, one of them by hand. */
const admit = async (page: Page, origin: string, show: Stage['show']): Promise<void> => {
  const ids: number[] = [];
  for (const [at, name] of ['Advik', 'Naisha'].entries())
    ids.push(
      await readyEnquiry(page, {
        Session: now,
        Class_Id: nursery,
        Student_First_Name: name,
        Date_Of_Birth: '2023-08-10',
        Mobile: `94220 6190${at}`,
      }),
    );
  await page.goto(`${origin}/school/admissions?enquiry=${ids[0]}`);
  const panel = page.getByRole('region', { name: /^Advik/ });
  await panel.getByRole('button', { name: 'Confirm', exact: true }).click();
  const question = page.getByRole('dialog', { name: /^Confirm Advik/ });
  await question.getByText('Nothing is in the way.').waitFor();
  await show({ name: 'april-05-admission', page });
  await question.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByText(/^Advik Sonawane is admitted with number /).waitFor();
  await callAs(page, 'POST', `/api/admissions/${ids[1]}/status`, { Status: 8 });
};

/** Who has no log-in yet gets a slip: the staff, and the parents of a class. */
const invite = async (page: Page, origin: string, show: Stage['show']): Promise<void> => {
  const dialog = page.getByRole('dialog');
  const send = async (name: string): Promise<void> => {
    const button = dialog.getByRole('button', { name: /^Invite \d+$/ });
    await button.waitFor();
    await show({ name, page });
    await button.click();
    await dialog.getByText(/^Slips to print: \d+$/).waitFor();
  };
  const print = async (): Promise<void> => {
    await showPaper(
      page,
      () => dialog.getByRole('button', { name: 'Print the slips' }).click(),
      () => page.getByText('Works once, until').first().waitFor(),
    );
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  };
  await page.goto(`${origin}/staff`);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await send('april-06-staff');
  await print();
  await page.goto(`${origin}/student?class=${class6}&section=1`);
  await page.getByRole('button', { name: 'Class 6 A: print, number, move' }).click();
  await page.getByRole('menuitem', { name: 'Invite the parents' }).click();
  await send('april-07-parents');
  await print();
};
