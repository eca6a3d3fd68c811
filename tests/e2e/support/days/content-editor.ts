import type { Page } from 'playwright';
import { arriveOn, type DayStage, dayNow, goBy, logIn, logOut, schoolOf } from './stage.ts';

/**
 * A day of who keeps the website: a notice from the phone, an article with a picture, an event, changes of which some
 * go live and some later, each as a visitor finds it. Throws where a step does not lead on.
 */
export const playContentEditor = async (stage: DayStage): Promise<void> => {
  await postFromPhone(stage);
  const page = await arriveOn(stage, 'laptop');
  await page.clock.install({ time: dayNow });
  await logIn(page, schoolOf(stage), 'contentEditor');
  await page.getByRole('heading', { level: 1, name: 'Saturday, 21 November' }).waitFor();
  await stage.show('today', page);
  await writeArticle(stage, page);
  await addEvent(stage, page);
  await publishSome(stage, page);
  await meetNoRight(stage, page);
  await logOut(page, 'contentEditor');
  await stage.show('left', page);
};

/** What somebody sees who has never been there. */
const see = async (stage: DayStage, path: string, text: string, name: string): Promise<void> => {
  const visitor = await arriveOn(stage, 'phone');
  await visitor.goto(schoolOf(stage) + path);
  const found = visitor.getByText(text).filter({ visible: true }).first();
  await found.waitFor();
  await found.scrollIntoViewIfNeeded();
  await stage.show(name, visitor);
  await visitor.context().close();
};

const isUnseen = async (stage: DayStage, path: string, text: string): Promise<void> => {
  const visitor = await arriveOn(stage, 'phone');
  await visitor.goto(schoolOf(stage) + path);
  await visitor.getByRole('heading', { level: 1 }).first().waitFor();
  if ((await visitor.getByText(text).count()) > 0) throw new Error(`Visitors see “${text}” at ${path}.`);
  await visitor.context().close();
};

const postFromPhone = async (stage: DayStage): Promise<void> => {
  const page = await arriveOn(stage, 'phone');
  await page.clock.install({ time: dayNow });
  if ((await logIn(page, schoolOf(stage), 'contentEditor')) !== '/school') throw new Error('It led elsewhere.');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('dialog', { name: 'New' }).getByRole('button', { name: 'Post something' }).click();
  await stage.show('post-empty', page);
  await page.getByLabel('What should everyone know?').fill('School closes at one on Saturday');
  await stage.show('post', page);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Posted' }).waitFor();
  await stage.show('posted', page);
  await see(stage, '/notices', 'School closes at one on Saturday', 'visitor-post');
  await page.context().close();
};

const writeArticle = async (stage: DayStage, page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await stage.show('new', page);
  await page
    .getByRole('menuitem', { name: 'Write an article' })
    .or(page.getByRole('button', { name: 'Write an article' }))
    .click();
  await page.getByRole('textbox', { name: 'Title' }).first().fill('Kites over the hill');
  await page.getByRole('textbox', { name: /^Text/ }).first().click();
  await page.keyboard.type('On Friday the wind was right, and Class 5 flew what it had built.');
  await page.keyboard.press('Enter');
  await stage.show('article', page);
  await page.getByRole('toolbar').first().getByRole('button', { name: 'Picture', exact: true }).click();
  await stage.show('article-pictures', page);
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
  await page.getByLabel('What the picture shows').fill('Children with a kite');
  await page.getByText(/^Saved .*only in your draft$/).waitFor();
  await stage.show('article-picture', page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('“Kites over the hill” is live').waitFor();
  await stage.show('article-live', page);
  await see(stage, '/blog/kites-over-the-hill', 'the wind was right', 'visitor-article');
};

const addEvent = async (stage: DayStage, page: Page): Promise<void> => {
  await goBy(page, 'Content');
  await page.getByRole('link', { name: 'Calendar' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Calendar' }).waitFor();
  await stage.show('calendar', page);
  await page.getByRole('link', { name: 'Post something' }).click();
  await page.getByRole('button', { name: 'Event', exact: true }).click();
  await page.getByLabel('What is happening?').fill('Kite workshop');
  await page.getByLabel('Day', { exact: true }).fill('2026-11-28');
  await stage.show('event', page);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Posted' }).waitFor();
  await stage.show('event-posted', page);
  await see(stage, '/events', 'Kite workshop', 'visitor-event');
  await goBy(page, 'Holidays');
  await page.getByText('Guru Nanak Jayanti').first().waitFor();
  await stage.show('holidays', page);
};

const writeNotice = async (page: Page, heading: string, text: string): Promise<void> => {
  await goBy(page, 'Today');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page
    .getByRole('menuitem', { name: 'Write a notice' })
    .or(page.getByRole('button', { name: 'Write a notice' }))
    .click();
  await page.getByLabel('Heading').first().fill(heading);
  await page
    .getByRole('textbox', { name: /^Notice/ })
    .first()
    .fill(text);
  await page.getByText(/^Saved .*, only in your draft$/).waitFor();
};

const publishSome = async (stage: DayStage, page: Page): Promise<void> => {
  await writeNotice(page, 'Winter uniform from Monday', 'The blue pullover, as every year.');
  await stage.show('notice', page);
  await writeNotice(page, 'Picnic of Class 5', 'To the Someshwar falls, with a packed lunch.');
  await goBy(page, /^Publish/);
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, level: 3 }) });
  await row('Picnic of Class 5').getByRole('checkbox').uncheck();
  await stage.show('publish', page);
  await page.getByRole('button', { name: 'Publish 1 change' }).click();
  await page.getByText('1 change is live').waitFor();
  await stage.show('published', page);
  await see(stage, '/notices', 'Winter uniform from Monday', 'visitor-published');
  await row('Picnic of Class 5').getByRole('checkbox').check();
  await page.getByRole('radio', { name: 'At a time' }).check();
  await page.getByLabel('Date', { exact: true }).fill('2026-11-23');
  await page.getByLabel('Time', { exact: true }).fill('07:30');
  await stage.show('schedule', page);
  await page.getByRole('button', { name: 'Schedule 1 change' }).click();
  await page.getByText(/^1 change goes live .*7:30 am$/).waitFor();
  await stage.show('scheduled', page);
  await isUnseen(stage, '/notices', 'Picnic of Class 5');
};

const meetNoRight = async (stage: DayStage, page: Page): Promise<void> => {
  await page.goto(`${schoolOf(stage)}/student`);
  await page.getByRole('heading', { level: 1, name: 'You do not have access to this page.' }).waitFor();
  await stage.show('no-right', page);
};
