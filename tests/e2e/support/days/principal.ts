import type { Page } from 'playwright';
import { arriveOn, type DayStage, dayNow, goBy, logIn, logOut, schoolOf } from './stage.ts';

/**
 * A Saturday of the principal: what waits, who is there and who has not taken a register, a request of the staff, a
 * message, an admission, how the website looks elsewhere, and what was changed yesterday. Throws where a step does not
 * lead on.
 */
export const playPrincipal = async (stage: DayStage): Promise<void> => {
  const page = await arriveOn(stage, 'laptop');
  await page.clock.install({ time: dayNow });
  if ((await logIn(page, schoolOf(stage), 'principal')) !== '/school') throw new Error('It led elsewhere.');
  await page.getByRole('heading', { level: 1, name: 'Saturday, 21 November' }).waitFor();
  await stage.show('today', page);
  await seeRegisters(stage, page);
  await answerLeave(stage, page);
  await answerMessage(stage, page);
  await confirmAdmission(stage, page);
  await lookAtThemes(stage, page);
  await lookAtLog(stage, page);
  await logOut(page, 'principal');
  await stage.show('left', page);
};

const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

/** A colleague takes a register while the principal looks at who has not. */
const seeRegisters = async (stage: DayStage, page: Page): Promise<void> => {
  await row(page, 'Registers not taken today').getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: 'Attendance' }).waitFor();
  await stage.show('registers', page);
  await goBy(page, 'Attendance reports');
  await page.getByText('Not taken').first().waitFor();
  await stage.show('day-report', page);
  const colleague = await arriveOn(stage, 'phone');
  await colleague.clock.install({ time: dayNow });
  await logIn(colleague, schoolOf(stage), 'colleague');
  await colleague.getByRole('link', { name: 'Take attendance' }).click();
  await colleague.getByRole('heading', { level: 1, name: 'Class 5 B' }).waitFor();
  await stage.show('colleague-register', colleague);
  await colleague.getByRole('button', { name: /^Submit \d+ students$/ }).click();
  await page.getByText(/taken by Tushar Sanap/).waitFor();
  await stage.show('day-report-one', page);
  await page.getByRole('button', { name: 'Remind the teachers' }).click();
  await page.getByText('Reminded by email and on their Today page: Lata Mahajan.').waitFor();
  await page.getByText(/^Not reminded, as they have no account to log in with: .*Sunanda Aher/).waitFor();
  await stage.show('reminded', page);
  await colleague.context().close();
};

const answerLeave = async (stage: DayStage, page: Page): Promise<void> => {
  await goBy(page, 'Today');
  await row(page, 'Leave asked by staff').getByRole('link').click();
  await stage.show('leave', page);
  await page.getByRole('link', { name: 'Tushar Sanap' }).click();
  await stage.show('leave-open', page);
  await page.getByRole('button', { name: /^Approve/ }).click();
  await page.getByText('Tushar Sanap’s leave is approved').waitFor();
  await stage.show('leave-approved', page);
};

const answerMessage = async (stage: DayStage, page: Page): Promise<void> => {
  await goBy(page, 'Today');
  await row(page, 'Unread messages').getByRole('link').click();
  await page.getByRole('link', { name: 'Omkar Bhide' }).click();
  const message = page.getByRole('region', { name: 'Omkar Bhide' });
  await stage.show('message', page);
  await message.getByLabel('Reply to omkar@families.example').fill('It does, at 7:40 am, opposite the petrol pump.');
  await message.getByRole('button', { name: 'Send reply' }).click();
  await page.getByText('Your reply has been sent to omkar@families.example').waitFor();
  await stage.show('replied', page);
  const mail = await stage.mailTo('omkar@families.example');
  if (!mail.includes('opposite the petrol pump')) throw new Error(`The mail says: ${mail}`);
};

const confirmAdmission = async (stage: DayStage, page: Page): Promise<void> => {
  await goBy(page, 'Admissions');
  await page.getByRole('link', { name: 'Advik Sonawane' }).click();
  const panel = page.getByRole('region', { name: 'Advik Sonawane' });
  await stage.show('enquiry', page);
  await panel.getByRole('button', { name: 'Confirm', exact: true }).click();
  const question = page.getByRole('dialog', { name: /^Confirm Advik/ });
  await question.getByText('Nothing is in the way.').waitFor();
  await stage.show('confirm', page);
  await question.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByText(/^Advik Sonawane is admitted with number /).waitFor();
  await page.getByText('No enquiry is open.').waitFor();
  await stage.show('confirmed', page);
  await panel.getByRole('link', { name: 'Open the student’s page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Advik Sonawane' }).waitFor();
  await stage.show('student', page);
};

const lookAtThemes = async (stage: DayStage, page: Page): Promise<void> => {
  await goBy(page, 'Theme');
  await page.getByText('On your site').waitFor();
  for (const theme of ['Gulmohar', 'Quadrangle', 'Canopy'])
    await page.frameLocator(`iframe[title="${theme} on a computer"]`).getByText('Amaltas').first().waitFor();
  await stage.show('themes', page);
};

const lookAtLog = async (stage: DayStage, page: Page): Promise<void> => {
  await goBy(page, 'Settings');
  await stage.show('settings', page);
  await page.getByRole('main').getByRole('link', { name: 'Audit log' }).click();
  await stage.show('log', page);
  for (const deed of ['Answered a request for leave', 'Reminded teachers of their registers', 'Submitted a register'])
    await page.getByRole('link', { name: deed }).first().waitFor();
  await page.getByLabel('Person', { exact: true }).selectOption('Tushar Sanap');
  await page.getByRole('link', { name: 'Answered a request for leave' }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Asked for leave' }).click();
  await page.getByRole('region', { name: 'Asked for leave' }).getByText('Casual leave').first().waitFor();
  await stage.show('log-one', page);
};
