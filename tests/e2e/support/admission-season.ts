import type { Locator, Page } from 'playwright';
import { enquiryTypes } from '#schemas/records/enquiry.ts';
import { fileOf } from '../../office/support/media-page.ts';
import { listHeadings, restOfSeason } from './admission-season-families.ts';
import { enhanced } from './forms.ts';
import { siteNow } from './site.ts';
import { callAs, openDemoOffice, type Stage, showPaper } from './stage.ts';

const consent = 'The family agrees to be contacted about admission.';
const mobile = '98220 41190';
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');
const scan = (name: string) => fileOf(name, pdf, 'application/pdf');

const panel = (page: Page, name: string): Locator => page.getByRole('region', { name });

/**
 * The season of admissions at a demo school as its office has it, from the first day to the letter: what comes by the
 * website's form, by telephone and from a list, one child all the way by hand; the family looks after each step. Throws
 * where a step does not lead on.
 */
export const playAdmissionSeason = async (stage: Stage): Promise<void> => {
  const { visitor, host, show } = stage;
  const origin = `http://amaltas.${host}`;
  const page = await openDemoOffice(stage, siteNow);
  const family = familyOf(stage, origin);

  await openSeason(page, origin);
  await page.getByRole('row', { name: /^Offer Nursery/ }).scrollIntoViewIfNeeded();
  await show({ name: 'season-01-settings', page });
  await visitor.clock.install({ time: siteNow });
  await visitor.goto(`${origin}/registration`);
  await visitor.getByText('Interaction with parents').first().scrollIntoViewIfNeeded();
  await show({ name: 'season-02-visitor-form', page: visitor });

  await family.enquire();
  await page.goto(`${origin}/school/admissions`);
  await page.getByRole('link', { name: 'Ishaan Deshpande' }).waitFor();
  await takeCall(page);
  await show({ name: 'season-04-phone', page });
  await page.getByRole('button', { name: 'Save the enquiry' }).click();
  await panel(page, 'Tara Fernandes').getByText('Phone').first().waitFor();
  await enterTheRest(page);
  await pasteList(page, origin, show);

  await page.goto(`${origin}/school/admissions`);
  await page.getByText('40 enquiries are open.').waitFor();
  await page.getByLabel('Name, mobile or reference').fill('deshpande');
  await page.getByRole('link', { name: 'Ishaan Deshpande' }).click();
  await fixInterview(page);
  await family.track('Next: visit to the school');
  await show({ name: 'season-06-visitor-interview', page: visitor });
  await returnDocument(page);
  await show({ name: 'season-07-documents', page });
  await family.track('Too dark to read');
  await show({ name: 'season-08-visitor-sent-back', page: visitor });
  await family.sendAgain();
  await confirmIshaan(page, show);
  await family.track('Admission confirmed');
  await show({ name: 'season-11-visitor-confirmed', page: visitor });
};

/** Sets what is offered in the session to come, and saves it. */
const openSeason = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/school/admissions/settings`);
  await page.getByRole('heading', { name: 'Admission settings' }).waitFor();
  await page.getByLabel('Last day').fill('2027-02-28');
  const row = (name: string): Locator => page.getByRole('row', { name: new RegExp(`^Offer ${name}`) });
  await row('Nursery').getByLabel('Nursery: seats').fill('2');
  await row('Nursery').getByLabel('Nursery: fee').fill('₹32,000 a year');
  await page.getByRole('button', { name: 'Add a date' }).click();
  await page.getByLabel('Day', { exact: true }).fill('2026-12-05');
  await page.getByLabel('What happens').fill('Interaction with parents');
  await page.keyboard.press('Control+s');
  await page.getByText(/^Open: the website takes enquiries until /).waitFor();
};

/** What the family of Ishaan does, on its phone. */
const familyOf = ({ visitor: page, show }: Stage, origin: string) => {
  const button = (name: string): Locator => page.getByRole('main').getByRole('button', { name, exact: true });
  const documentInput = (name: string): Locator =>
    page.locator('[data-paper]').filter({ hasText: name }).locator('input');
  let number = '';
  return {
    async enquire(): Promise<void> {
      await enhanced(page);
      await page.clock.fastForward('00:30');
      await page.getByLabel('First name').fill('Ishaan');
      await page.getByLabel('Last name').fill('Deshpande');
      for (const [i, box] of ['Day', 'Month', 'Year'].entries())
        await page.getByRole('textbox', { name: box, exact: true }).fill(['15', '6', '2023'][i] ?? '');
      await page.getByRole('radio', { name: /^Nursery\b/ }).check();
      await button('Next: about you').click();
      await page.getByLabel('Your name').fill('Kavita Deshpande');
      await page.getByLabel('Your relationship to the child').selectOption('Mother');
      await page.getByLabel('Mobile number', { exact: true }).fill(mobile);
      await button('Review and send').click();
      await page.getByText('Please check, then send').waitFor();
      await page.getByLabel('The school may keep these details').check();
      await button('Send enquiry').click();
      const reference = page.locator('[data-reference]').filter({ hasText: /^E2027-\d{4}$/ });
      await reference.waitFor();
      await documentInput('Birth certificate').setInputFiles(scan('birth-certificate.pdf'));
      await page.getByText('Received. The school will check it.').waitFor();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await show({ name: 'season-03-receipt', page });
      number = (await reference.textContent()) ?? '';
    },
    /** Looks how the enquiry stands, until the page says so. */
    async track(text: string): Promise<void> {
      await page.goto(`${origin}/admission/track`);
      await enhanced(page);
      await page.getByLabel('Reference number').fill(number);
      await page.getByLabel('Mobile number').fill(mobile);
      await button('Track enquiry').click();
      const told = page.getByText(text).filter({ visible: true }).first();
      await told.waitFor();
      await told.evaluate((line) => line.scrollIntoView({ block: 'center', behavior: 'instant' }));
    },
    async sendAgain(): Promise<void> {
      await documentInput('Birth certificate').setInputFiles(scan('birth-certificate-again.pdf'));
      await page.getByText('Received. The school will check it.').filter({ visible: true }).waitFor();
    },
  };
};

/** Takes down who rings, and does not save it yet. */
const takeCall = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Add an enquiry' }).click();
  const form = panel(page, 'Add an enquiry');
  await form.getByLabel('Child’s first name').fill('Tara');
  await form.getByLabel('Last name').fill('Fernandes');
  await form.getByLabel('Date of birth').fill('2021-03-09');
  await form.getByLabel('Gender').selectOption('Girl');
  await form.getByLabel('Class', { exact: true }).selectOption('UKG');
  await form.getByLabel('Session').selectOption('2027–2028');
  await form.getByLabel('Parent’s name').fill('Lynette Fernandes');
  await form.getByLabel('Relation to the child').selectOption('Mother');
  await form.getByLabel('Mobile').fill('93710 55660');
  await form.getByLabel('What they wrote or asked').fill('Moves to Nashik in March. Is there a bus from Satpur?');
  await form.getByLabel(consent).check();
};

const isOnList = ({ body }: (typeof restOfSeason)[number]): boolean => body.Enquiry_Type === enquiryTypes.import;

/** The others who call or visit, each by the call that the form sends. */
const enterTheRest = async (page: Page): Promise<void> => {
  for (const { body } of restOfSeason.filter((one) => !isOnList(one)))
    await callAs(page, 'POST', '/api/admission/_AddStudentAdmissionEnquiry', body);
};

/** The list that the kindergarten nearby sent. */
const pasteList = async (page: Page, origin: string, show: Stage['show']): Promise<void> => {
  const listed = restOfSeason.filter(isOnList);
  await page.goto(`${origin}/school/admissions`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Paste or upload a list' }).click();
  const dialog = page.getByRole('dialog', { name: 'A list of enquiries' });
  const lines = [listHeadings, ...listed.map(({ cells }) => cells)].map((cells) => cells.join('\t'));
  await dialog.getByLabel('Paste a list').fill(lines.join('\n'));
  await dialog.getByRole('button', { name: 'Check the list' }).click();
  await dialog.getByLabel(/^These families have agreed/).check();
  await show({ name: 'season-05-list', page });
  await dialog.getByRole('button', { name: `Add ${listed.length}`, exact: true }).click();
  await dialog.getByText(`${listed.length} enquiries are added`).waitFor();
};

/** A step of the enquiry that is open, by the button and the question that it asks. */
const step = async (page: Page, name: string, fill: (question: Locator) => Promise<void> = async () => {}) => {
  const ishaan = panel(page, 'Ishaan Deshpande');
  await ishaan.getByRole('button', { name, exact: true }).click();
  const question = page.getByRole('dialog', { name: new RegExp(`^${name}`) });
  await fill(question);
  await question.getByRole('button', { name, exact: true }).click();
  await question.waitFor({ state: 'detached' });
};

const fixInterview = async (page: Page): Promise<void> => {
  await step(page, 'We spoke with them', async (question) => {
    await question.getByLabel('What was said').fill('Both parents can come on the first Saturday of December.');
    await question.getByLabel('Next follow-up').fill('2026-11-24');
  });
  await step(page, 'Fix a visit', async (question) => {
    await question.getByLabel('Visit on').fill('2026-12-05T10:30');
    await question.getByLabel('Next follow-up').fill('2026-12-05');
  });
};

/** After the interview: the application, and a document that cannot be read goes back. */
const returnDocument = async (page: Page): Promise<void> => {
  await step(page, 'They visited', (question) =>
    question.getByLabel('What was said').fill('Knows his colours, sings, lives five minutes from the gate.'),
  );
  await step(page, 'Take the application');
  const ishaan = panel(page, 'Ishaan Deshpande');
  await ishaan.getByRole('button', { name: 'What to do with Birth certificate' }).click();
  await page.getByRole('menuitem', { name: 'Send back' }).click();
  const question = page.getByRole('dialog', { name: 'Send back Birth certificate?' });
  await question.getByLabel('Reason').fill('Too dark to read');
  await question.getByRole('button', { name: 'Send back' }).click();
  await ishaan.getByText('“Too dark to read”').waitFor();
};

const confirmIshaan = async (page: Page, show: Stage['show']): Promise<void> => {
  const ishaan = panel(page, 'Ishaan Deshpande');
  await page.reload();
  await step(page, 'Start the review');
  await ishaan.getByRole('button', { name: 'Confirm', exact: true }).click();
  const question = page.getByRole('dialog', { name: /^Confirm Ishaan Deshpande/ });
  await question.getByText('1 thing left.').waitFor();
  await show({ name: 'season-09-in-the-way', page });
  await question.getByRole('button', { name: 'Not now' }).click();
  await ishaan.getByRole('button', { name: 'What to do with Birth certificate' }).click();
  await page.getByRole('menuitem', { name: 'Mark as verified' }).click();
  await page.getByText('Birth certificate is verified').waitFor();
  await ishaan.getByRole('button', { name: 'Confirm', exact: true }).click();
  await question.getByText('Nothing is in the way.').waitFor();
  await question.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByText(/^Ishaan Deshpande is admitted with number /).waitFor();
  await show({ name: 'season-10-confirmed', page });
  await showPaper(
    page,
    async () => {
      await ishaan.getByRole('button', { name: 'More for this enquiry' }).click();
      await page.getByRole('menuitem', { name: 'Print the letter' }).click();
    },
    async () => {
      const { width = 0, height = 0 } = page.viewportSize() ?? {};
      await page.setViewportSize({ width: 794, height: 560 });
      await show({ name: 'season-12-letter', page });
      await page.setViewportSize({ width, height });
    },
  );
};
