import type { Page } from 'playwright';
import { pdf } from '../../../media/documents.ts';
import { fileOf } from '../../../office/support/media-page.ts';
import { showPaper } from '../stage.ts';
import { arriveOn, type DayStage, dayNow, goBy, logIn, logOut, schoolOf } from './stage.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });

/**
 * A morning at the front office: somebody who comes in, a call, a visitor at the gate, a message that becomes an
 * enquiry, and a student's papers. Throws where a step does not lead on.
 */
export const playFrontOffice = async (stage: DayStage): Promise<void> => {
  const page = await arriveOn(stage, 'laptop');
  await page.clock.install({ time: dayNow });
  if ((await logIn(page, schoolOf(stage), 'frontOffice')) !== '/school') throw new Error('It led elsewhere.');
  await page.getByText('Unread messages').waitFor();
  await stage.show('today', page);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign in a visitor' }).waitFor();
  await stage.show('new', page);
  await page.getByRole('menuitem', { name: 'Add an enquiry' }).click();
  await takeEnquiries(stage, page);
  await receiveVisitor(stage, page);
  await turnMessage(stage, page);
  await keepPapers(stage, page);
  await logOut(page, 'frontOffice');
  await stage.show('left', page);
};

interface Asked {
  readonly way: string;
  readonly child: string;
  readonly parent: string;
  readonly mobile: string;
}

const fillEnquiry = async (page: Page, { way, child, parent, mobile }: Asked): Promise<void> => {
  const form = region(page, 'Add an enquiry');
  await form.getByRole('group', { name: 'How they came' }).getByRole('button', { name: way }).click();
  await form.getByLabel('Child’s first name').fill(child);
  await form.getByLabel('Date of birth').fill('2021-03-09');
  await form.getByLabel('Gender').selectOption('Girl');
  await form.getByLabel('Class', { exact: true }).selectOption('UKG');
  await form.getByLabel('Session').selectOption({ index: 1 });
  await form.getByLabel('Parent’s name').fill(parent);
  await form.getByLabel('Relation to the child').selectOption('Mother');
  await form.getByLabel('Mobile').fill(mobile);
  await form.getByLabel('The family agrees to be contacted about admission.').check();
};

/** The ways in which somebody comes are a row of four. */
const standInOneRow = async (page: Page): Promise<void> => {
  const ways = page.getByRole('group', { name: 'How they came' }).getByRole('button');
  await ways.nth(3).waitFor();
  const tops = await ways.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  if (new Set(tops).size !== 1) throw new Error(`The ways stand at ${tops.join(', ')}.`);
};

const takeEnquiries = async (stage: DayStage, page: Page): Promise<void> => {
  await region(page, 'Add an enquiry').waitFor();
  await standInOneRow(page);
  await stage.show('enquiry-empty', page);
  await fillEnquiry(page, { way: 'Walk-in', child: 'Tara', parent: 'Lynette Fernandes', mobile: '93710 55660' });
  await stage.show('enquiry-filled', page);
  await page.getByRole('button', { name: 'Save the enquiry' }).click();
  await region(page, 'Tara').getByText('Walk-in').first().waitFor();
  await stage.show('enquiry-saved', page);
  await page.keyboard.press('Escape');
  await region(page, 'Tara').waitFor({ state: 'detached' });
  await page.keyboard.press('n');
  await fillEnquiry(page, { way: 'Phone', child: 'Meher', parent: 'Roxanne Irani', mobile: '93710 55661' });
  await page.keyboard.press('Control+s');
  await region(page, 'Meher').getByText('Phone').first().waitFor();
  await stage.show('call-saved', page);
};

const receiveVisitor = async (stage: DayStage, page: Page): Promise<void> => {
  await goBy(page, 'Visitors');
  await stage.show('desk', page);
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Mobile').fill('98220 55187');
  await form.getByText('First visit.').waitFor();
  await form.getByLabel('Name', { exact: true }).fill('Sunil Deshmukh');
  await form.getByRole('button', { name: 'Parent meeting' }).click();
  await form.getByLabel('To meet').fill('Lata Mahajan');
  await stage.show('desk-filled', page);
  await showPaper(
    page,
    () => form.getByRole('button', { name: 'Sign in and print the pass' }).click(),
    async () => {
      await page.getByRole('img', { name: '1-0001' }).waitFor();
      await stage.show('pass', page);
    },
  );
  await page.getByText('Sunil Deshmukh is in, pass 1-0001').waitFor();
  await stage.show('inside', page);
  await page.getByRole('button', { name: 'Sign out Sunil Deshmukh' }).click();
  await page.getByText('Nobody is inside.').waitFor();
  await stage.show('outside', page);
};

const turnMessage = async (stage: DayStage, page: Page): Promise<void> => {
  await goBy(page, 'Today');
  await page.getByRole('link', { name: 'Read them' }).click();
  await page.getByRole('link', { name: 'Ilma Qureshi' }).click();
  await region(page, 'Ilma Qureshi').getByRole('link', { name: '98222 00001' }).waitFor();
  await stage.show('message', page);
  await region(page, 'Ilma Qureshi').getByRole('link', { name: 'Make an enquiry' }).click();
  const form = region(page, 'New admission enquiry');
  await form.getByLabel('Child’s first name').fill('Zoya');
  await form.getByLabel('Date of birth').fill('2021-02-03');
  await form.getByLabel('Gender').selectOption('Girl');
  await form.getByLabel('Class', { exact: true }).selectOption('Class 1');
  await form.getByLabel('Session').selectOption({ index: 1 });
  await form.getByLabel('Relation to the child').selectOption('Mother');
  await form.getByLabel('The family agrees to be contacted about admission.').check();
  await stage.show('message-enquiry', page);
  await form.getByRole('button', { name: 'Create the enquiry' }).click();
  await page.getByText(/^Enquiry E\d{4}-\d{4} is created, and the message is closed$/).waitFor();
  await stage.show('message-closed', page);
  await page.getByRole('link', { name: 'Find it under Admissions' }).click();
  await page.getByRole('link', { name: 'Zoya' }).waitFor();
};

const keepPapers = async (stage: DayStage, page: Page): Promise<void> => {
  await goBy(page, 'Students');
  await page.getByLabel('Name, admission number or mobile').fill('Ananya Mahajan');
  await page
    .getByRole('link', { name: /^Ananya/ })
    .first()
    .waitFor();
  await stage.show('student-found', page);
  await page
    .getByRole('link', { name: /^Ananya/ })
    .first()
    .click();
  await page.waitForURL((url) => url.searchParams.has('student') || /^\/student\/\d+$/.test(url.pathname));
  await stage.show('student-panel', page);
  await page.getByRole('link', { name: 'Whole record' }).click();
  await page.getByRole('button', { name: 'Add a document' }).first().click();
  await stage.show('document-form', page);
  await page.getByLabel('File').setInputFiles(fileOf('birth-certificate.pdf', pdf(), 'application/pdf'));
  await page.getByLabel('Document', { exact: true }).selectOption('Birth certificate');
  await page.getByRole('button', { name: 'Add a document' }).last().click();
  await page
    .getByRole('link', { name: /Birth certificate/ })
    .first()
    .waitFor();
  await stage.show('document-added', page);
  await showPaper(
    page,
    async () => {
      await page.getByRole('button', { name: 'Print a certificate' }).click();
      await page.getByRole('menuitem', { name: 'Bonafide certificate' }).click();
    },
    async () => {
      await page.getByText(/is a bonafide student of this school/).waitFor();
      await stage.show('bonafide', page);
    },
  );
};
