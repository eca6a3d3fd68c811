import type { Page } from 'playwright';
import { arriveOn, type DayStage, dayNow, logIn, logOut, password, schoolOf } from './stage.ts';

const nextPassword = 'copper bell by the well';

/**
 * A day of a class teacher with the own phone: the register, what a family asks, a pupil's month, the own attendance,
 * the syllabus, and another password. Throws where a step does not lead on.
 */
export const playClassTeacher = async (stage: DayStage): Promise<void> => {
  const page = await arriveOn(stage, 'phone');
  await page.clock.install({ time: dayNow });
  if ((await logIn(page, schoolOf(stage), 'classTeacher')) !== '/school') throw new Error('It led elsewhere.');
  await page.getByText(/^Attendance for \d+ students has not been taken yet\.$/).waitFor();
  const foot = page.getByRole('navigation', { name: 'Office menu' });
  await foot.getByRole('link', { name: 'Attendance', exact: true }).waitFor();
  await stage.show('today', page);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('dialog', { name: 'New' }).getByRole('button', { name: 'Take attendance' }).waitFor();
  await stage.show('new', page);
  await page.keyboard.press('Escape');
  await answerFamily(stage, page);
  await takeRegister(stage, page);
  await lookAtMonth(stage, page);
  await lookAtOwn(stage, page);
  await planTeaching(stage, page);
  await changePassword(stage, page);
  await logOut(page, 'classTeacher');
  await logIn(page, schoolOf(stage), 'classTeacher', nextPassword);
  await stage.show('back', page);
};

/** Goes to a screen as on a phone. */
const goByMore = async (stage: DayStage, page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await stage.show(`more-${name.toLowerCase().replaceAll(' ', '-')}`, page);
  await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
};

const answerFamily = async (stage: DayStage, page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Answer' }).click();
  await page.getByText('Family occasion: A wedding at Trimbakeshwar').waitFor();
  await stage.show('leave', page);
  await page.getByRole('button', { name: /^Approve Ananya.+’s leave$/ }).click();
  await page.getByText('A wedding at Trimbakeshwar').waitFor({ state: 'detached' });
  await stage.show('leave-answered', page);
  const parent = await arriveOn(stage, 'phone');
  await parent.clock.install({ time: dayNow });
  await logIn(parent, schoolOf(stage), 'parent');
  await parent.getByText('Approved').waitFor();
  await stage.show('parent', parent);
  await parent.context().close();
};

const takeRegister = async (stage: DayStage, page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Class 5 A' }).click();
  await page.getByText(/^All \d+ start as present\.$/).waitFor();
  await stage.show('register', page);
  const tiles = page.getByRole('button', { name: /^\d+ / });
  await tiles.nth(2).click();
  await tiles.nth(4).click();
  await tiles.nth(4).click();
  await page.getByRole('button', { name: /, absent$/ }).waitFor();
  await page.getByRole('button', { name: /, late$/ }).waitFor();
  await stage.show('register-marked', page);
  await page.getByRole('button', { name: /^Submit \d+ students$/ }).click();
  await page
    .getByText(/^Taken/)
    .first()
    .waitFor();
  await stage.show('register-taken', page);
};

const lookAtMonth = async (stage: DayStage, page: Page): Promise<void> => {
  await goByMore(stage, page, 'Attendance history');
  await stage.show('history', page);
  await page
    .getByRole('link', { name: /^Ananya/ })
    .first()
    .click();
  await page.getByText('Month by month').waitFor();
  await stage.show('history-pupil', page);
  await page
    .getByRole('dialog', { name: /^Ananya/ })
    .getByRole('button', { name: 'Close' })
    .click();
};

const lookAtOwn = async (stage: DayStage, page: Page): Promise<void> => {
  await goByMore(stage, page, 'Staff attendance');
  await page.getByRole('heading', { level: 1, name: 'My attendance' }).waitFor();
  await stage.show('own', page);
};

const planTeaching = async (stage: DayStage, page: Page): Promise<void> => {
  await goByMore(stage, page, 'Syllabus');
  await stage.show('syllabus', page);
  await page.getByRole('link', { name: 'Add a syllabus' }).click();
  const added = page.getByRole('dialog', { name: 'Add a syllabus' });
  await added.getByLabel('Title').fill('Light and sound');
  await stage.show('syllabus-form', page);
  await added.getByLabel('Class', { exact: true }).selectOption('Class 5');
  await added.getByLabel('Subject', { exact: true }).selectOption('Mathematics');
  await added.getByLabel('State').selectOption('Published');
  await added.getByRole('button', { name: 'Save' }).click();
  await page.getByText('“Light and sound” is saved').waitFor();
  await stage.show('syllabus-saved', page);
};

const changePassword = async (stage: DayStage, page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Lata Mahajan, / }).click();
  await stage.show('person', page);
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password', { exact: true }).fill(nextPassword);
  await page.getByLabel('New password again').fill(nextPassword);
  await stage.show('password', page);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Your password is changed').waitFor();
  await stage.show('password-changed', page);
};
