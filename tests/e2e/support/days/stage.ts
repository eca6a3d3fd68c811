import type { Page } from 'playwright';

const sizes = { laptop: { width: 1366, height: 768 }, phone: { width: 360, height: 740 } } as const;
export type Device = keyof typeof sizes;

/** Where a day is played: the running site, and whoever comes to it. */
export interface DayStage {
  /** Of the product's own pages; a school's has its slug before. */
  readonly host: string;
  /** Opens a browser that has never been there, on a device of this size. */
  arrive(size: (typeof sizes)[Device]): Promise<Page>;
  /** The text of a mail to an address, once it has come. */
  mailTo(address: string): Promise<string>;
  /** What one sees at each step, once it is all there. */
  show(name: string, page: Page): Promise<void>;
}

/** Somebody at work in the own browser. */
export const arriveOn = async ({ arrive }: DayStage, device: Device): Promise<Page> => {
  const page = await arrive(sizes[device]);
  page.setDefaultTimeout(90_000);
  return page;
};

/** The days that are played: the roll is made and people are invited on a Friday, and Saturday is a school day too. */
export const eve = '2026-11-20T09:00:00Z';
export const dayNow = '2026-11-21T03:45:00Z';

export const password = 'veranda lamps seven';

/** Who works at the demo school, each with the account of the own record; and an operator of the product. */
export const people = {
  principal: { name: 'Vaidehi Gokhale-Rao', email: 'vaidehi@amaltas.example' },
  frontOffice: { name: 'Harshada Shinde', email: 'harshada@amaltas.example' },
  contentEditor: { name: 'Manasi Kasar', email: 'manasi@amaltas.example' },
  classTeacher: { name: 'Lata Mahajan', email: 'lata@amaltas.example' },
  colleague: { name: 'Tushar Sanap', email: 'tushar@amaltas.example' },
  parent: { name: 'Sunita Mahajan', email: 'sunita@families.example' },
  operator: { name: 'Kabir Anand', email: 'kabir@schoolyard.example' },
} as const;
type Person = keyof typeof people;

export const schoolOf = ({ host }: Pick<DayStage, 'host'>): string => `http://amaltas.${host}`;

/** Logs in by the form, as everybody does in the morning, and gives where that leads. */
export const logIn = async (page: Page, origin: string, who: Person, secret: string = password): Promise<string> => {
  await page.goto(`${origin}/login`);
  await page
    .getByLabel(/^Email/)
    .or(page.getByLabel('Email', { exact: true }))
    .fill(people[who].email);
  await page.getByLabel('Password').fill(secret);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  return new URL(page.url()).pathname;
};

/** Goes to a screen by the menu, as the office does. */
export const goBy = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.getByRole('navigation', { name: 'Office menu' }).getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
};

/** Leaves by the menu of the own name, and waits for what one sees then. */
export const logOut = async (page: Page, who: Person): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`^${people[who].name}, `) }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
};
