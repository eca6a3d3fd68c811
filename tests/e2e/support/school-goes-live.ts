import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '#shared/package-root.ts';
import { chooseFiles, fileOf, uploadButton } from '../../office/support/media-page.ts';
import { enhanced, fillRegistration } from './forms.ts';
import type { Stage } from './stage.ts';

const slug = 'banyan-tree-school';

const notice = {
  heading: 'The library is open on Saturdays',
  text: 'From 28 November, 9:00 am to 12:30 pm. Parents are welcome to read along.',
  headingHi: 'पुस्तकालय शनिवार को खुला रहेगा',
  textHi: '28 नवंबर से, सुबह 9:00 से दोपहर 12:30 बजे तक। अभिभावक भी साथ पढ़ने आ सकते हैं।',
};

const photos = [
  ['gallery-1', 'walk-in-the-rain'],
  ['gallery-3', 'tree-planting'],
  ['gallery-5', 'sports-day'],
  ['facility-1', 'library'],
] as const;
const photoFile = ([source, name]: (typeof photos)[number]): ReturnType<typeof fileOf> => {
  const file = join(packageRoot, 'src/demo/schools/amaltas/images', `${source}.webp`);
  return fileOf(`${name}.webp`, readFileSync(file), 'image/webp');
};

/**
 * A school goes live as its office does it, from the product's registration to a website of its own; a visitor looks
 * after each step, and sees what is live then and nothing before. Throws where a step does not lead on.
 */
export const playSchoolGoesLive = async ({ office, visitor, host, show }: Stage): Promise<void> => {
  const origin = `http://${slug}.${host}`;
  const visit = async (name: string, path: string, text: string): Promise<void> => {
    await visitor.goto(origin + path);
    await visitor.getByText(text).filter({ visible: true }).first().waitFor();
    await show({ name, page: visitor });
  };

  const page = await office.newPage();
  page.setDefaultTimeout(90_000);
  await page.clock.install();
  await page.goto(`http://${host}/create-school-web-page`);
  await enhanced(page);
  // Nobody fills in a form in less than three seconds.
  await page.clock.fastForward('00:30');
  await fillRegistration(page, { school: 'Banyan Tree School', domain: 'banyan.example' });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await show({ name: '01-register', page });
  await page.getByRole('main').getByRole('button', { name: 'Create Page' }).click();
  await page.waitForURL(`${origin}/school`);
  await page.getByRole('region', { name: 'Nine steps to a site worth showing' }).waitFor();
  await show({ name: '02-first-steps', page });
  await visit('03-visitor-first-day', '/', 'It teaches Nursery to Class 10, in English.');

  const menu = (name: string): Promise<void> =>
    page
      .getByRole('navigation')
      .first()
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .first()
      .click();
  await menu('Media');
  await chooseFiles(page, uploadButton(page), photos.map(photoFile));
  await page.getByRole('heading', { name: '4 files sent' }).waitFor();
  await show({ name: '04-photos', page });

  await menu('Content');
  await page.goto(`${origin}/school/content/notice`);
  await page.getByRole('button', { name: 'New notice' }).click();
  await page.getByLabel('Heading').first().fill(notice.heading);
  await page
    .getByRole('textbox', { name: /^Notice/ })
    .first()
    .fill(notice.text);
  await page.getByLabel('Heading · हिन्दी').fill(notice.headingHi);
  await page.getByLabel('Notice · हिन्दी').fill(notice.textHi);
  await page.getByText(/^Saved .*, only in your draft$/).waitFor();
  await show({ name: '05-notice', page });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText(`“${notice.heading}” is live`).waitFor();
  await visit('06-visitor-notice', '/notices', notice.heading);

  await menu('Theme');
  for (const theme of ['Gulmohar', 'Quadrangle', 'Canopy'])
    await page.frameLocator(`iframe[title="${theme} on a computer"]`).locator('h1').first().waitFor();
  await show({ name: '07-themes', page });
  await page.getByRole('main').getByRole('link', { name: 'Report' }).first().click();
  await page.getByRole('button', { name: /^Change all pages to Quadrangle/ }).waitFor();
  for (const title of ['Now: Gulmohar', 'Quadrangle, visitors do not see it yet'])
    await page.frameLocator(`iframe[title="${title}"]`).locator('h1').first().waitFor();
  await show({ name: '08-report', page });
  await page.getByRole('button', { name: /^Change all pages to Quadrangle/ }).click();
  const told = page.getByText('Your site is in Quadrangle now');
  await told.waitFor();
  await visit('09-visitor-quadrangle', '/', 'Banyan Tree School');

  await menu('Edit my website');
  await page.getByRole('list', { name: 'Sections of this page' }).waitFor();
  const frame = page.frameLocator('iframe');
  await frame.locator('h1').first().waitFor();
  await page
    .getByRole('button', { name: /^Move .* up$/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Colours and fonts' }).click();
  await page.getByLabel(/^Buttons/).fill('#14532d');
  await page.locator('[data-saving=saved]').waitFor();
  await told.waitFor({ state: 'hidden' });
  await show({ name: '10-colours', page });
  await menu('Publish');
  await page.getByRole('button', { name: /^Publish \d+ changes?$/ }).waitFor();
  await show({ name: '11-publish', page });
  await page.getByRole('button', { name: /^Publish \d+ changes?$/ }).click();
  await page
    .getByText(/ (is|are) live$/)
    .first()
    .waitFor();
  await visit('12-visitor-own-colours', '/', 'Banyan Tree School');
};
