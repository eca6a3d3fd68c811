import type { Page } from 'playwright';
import { arriveOn, type DayStage, dayNow, goBy, logIn, logOut, password, people, schoolOf } from './stage.ts';

/**
 * A day of an operator: who asks for a demo, how a school stands and who uses which theme, the product's blog, and a
 * school that first lets nobody in. Throws where a step does not lead on.
 */
export const playOperator = async (stage: DayStage): Promise<void> => {
  const page = await arriveOn(stage, 'laptop');
  await page.clock.install({ time: dayNow });
  await enter(stage, page);
  await answerRequest(stage, page);
  await findSchool(stage, page);
  await lookIn(stage, page);
  await writeArticle(stage, page);
  await goBy(page, 'Themes');
  await page.getByText('Gulmohar').first().waitFor();
  await stage.show('themes', page);
  await logOut(page, 'operator');
  await stage.show('left', page);
};

const enter = async (stage: DayStage, page: Page): Promise<void> => {
  await page.goto(`http://${stage.host}/login`);
  await page.getByRole('link', { name: 'Platform admin log in' }).click();
  await stage.show('login', page);
  await page.getByLabel('Email').fill(people.operator.email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/platform');
  await page.getByRole('region', { name: 'Waiting for you' }).getByText('Lotus Valley School').waitFor();
  await stage.show('overview', page);
};

const answerRequest = async (stage: DayStage, page: Page): Promise<void> => {
  await page.getByRole('region', { name: 'Waiting for you' }).getByRole('link', { name: 'Review' }).first().click();
  await page.getByRole('link', { name: 'Lotus Valley School' }).click();
  const request = page.getByRole('region', { name: 'Lotus Valley School' });
  await stage.show('request', page);
  await request.getByRole('button', { name: 'We have spoken' }).click();
  await page.getByText('Lotus Valley School: Spoken to.').waitFor();
  await request.getByRole('button', { name: 'A demo is agreed' }).waitFor();
  await stage.show('request-answered', page);
};

const findSchool = async (stage: DayStage, page: Page): Promise<void> => {
  await goBy(page, 'Schools');
  await page.getByLabel('Name, web address or key').fill('amal');
  await page.getByRole('link', { name: 'Devdatt Collegiate School' }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Amaltas Vidyalaya' }).click();
  const school = page.getByRole('region', { name: 'Amaltas Vidyalaya' });
  await school.getByText(/^The school has not given support access\./).waitFor();
  await stage.show('school', page);
};

/** The school lets the operator in, who reads and changes nothing. */
const lookIn = async (stage: DayStage, page: Page): Promise<void> => {
  const principal = await arriveOn(stage, 'laptop');
  await principal.clock.install({ time: dayNow });
  await logIn(principal, schoolOf(stage), 'principal');
  await goBy(principal, 'Settings');
  await principal.getByRole('link', { name: 'Support access' }).click();
  const panel = principal.getByRole('region', { name: 'Support access' });
  await panel.getByLabel('What should they look at?').fill('The notices of May do not show');
  await stage.show('grant', principal);
  await panel.getByRole('button', { name: 'Give access' }).click();
  await panel.getByText('Nobody has entered.').waitFor();
  await page.reload();
  const school = page.getByRole('region', { name: 'Amaltas Vidyalaya' });
  await stage.show('school-open', page);
  await school.getByRole('button', { name: 'Enter to read' }).click();
  await page.getByText(/^Kabir Anand is here for support until /).waitFor();
  await stage.show('inside', page);
  await goBy(page, 'Students');
  await stage.show('inside-students', page);
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/platform'));
  await stage.show('outside', page);
  await principal.reload();
  await principal.getByText('Kabir Anand').first().waitFor();
  await stage.show('grant-used', principal);
  await principal.context().close();
};

const writeArticle = async (stage: DayStage, page: Page): Promise<void> => {
  await goBy(page, 'Content');
  await page
    .getByRole('link', { name: /^Mobile apps/ })
    .first()
    .waitFor();
  if ((await page.getByRole('link', { name: /^Notices/ }).count()) > 0) throw new Error('The product has no notices.');
  await stage.show('content', page);
  await page
    .getByRole('link', { name: /^Articles/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'New article' }).click();
  await page.getByRole('textbox', { name: 'Title' }).first().fill('Registers on the phone');
  await page.getByRole('textbox', { name: /^Text/ }).first().click();
  await page.keyboard.type('A class of twenty is done in five taps.');
  await page.getByText(/^Saved .*only in your draft$/).waitFor();
  await stage.show('article', page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('“Registers on the phone” is live').waitFor();
  const visitor = await arriveOn(stage, 'phone');
  await visitor.goto(`http://${stage.host}/blog`);
  await visitor.getByText('Registers on the phone').first().waitFor();
  await stage.show('visitor-article', visitor);
  await visitor.context().close();
};
