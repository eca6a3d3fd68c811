import type { BrowserContext, Page } from 'playwright';

/** What is shown, to whom it is. */
export interface Scene {
  /** Of the picture that is taken here. */
  readonly name: string;
  readonly page: Page;
}

/** Where something is played on a running server, from the office and as a visitor sees it. */
export interface Stage {
  /** Where the office works. */
  readonly office: BrowserContext;
  /** A visitor, who has never been there. */
  readonly visitor: Page;
  /** Of the product's own pages; a school's has its slug before. */
  readonly host: string;
  /** What one sees at each step, once it is all there. */
  show(scene: Scene): Promise<void>;
}

/** Who plays the office of a demo school. */
export const clerk = {
  name: 'Ashwini Rao',
  email: 'ashwini@amaltas.example',
  password: 'veranda lamps seven',
} as const;

/** The command that gives the clerk an account, whose password is its input. */
export const addClerk = [
  'user',
  'add',
  ...['--school', 'amaltas', '--name', clerk.name, '--email', clerk.email, '--role', 'Admin'],
  '--password-stdin',
] as const;

/** The clerk's office of the demo school, logged in, on the day by which the server goes. */
export const openDemoOffice = async ({ office, host }: Stage, now: string): Promise<Page> => {
  const page = await office.newPage();
  page.setDefaultTimeout(90_000);
  await page.clock.install({ time: now });
  await page.goto(`http://amaltas.${host}/login`);
  await page.getByLabel(/^Email/).fill(clerk.email);
  await page.getByLabel('Password').fill(clerk.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/school');
  return page;
};

/** Sends to a call of the school as the page that is logged in, and gives the answer; for what was done by hand before. */
export const callAs = async <Answer>(page: Page, method: string, path: string, body: unknown = {}): Promise<Answer> => {
  const { status, text } = await page.evaluate(
    async (sent) => {
      const headers = { 'content-type': 'application/json' };
      const init = sent.method === 'GET' ? {} : { method: sent.method, headers, body: JSON.stringify(sent.body) };
      const answer = await fetch(sent.path, init);
      return { status: answer.status, text: await answer.text() };
    },
    { method, path, body },
  );
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 500)}`);
  return JSON.parse(text === '' ? 'null' : text) as Answer;
};

/** Prints by a press, and shows the paper as a printer gets it. */
export const showPaper = async (page: Page, press: () => Promise<void>, show: () => Promise<void>): Promise<void> => {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await press();
  await page.locator('body[data-printed]').waitFor();
  await page.emulateMedia({ media: 'print' });
  await show();
  await page.emulateMedia({ media: null });
  await page.evaluate(() => {
    document.body.removeAttribute('data-printed');
    dispatchEvent(new Event('afterprint'));
  });
};
