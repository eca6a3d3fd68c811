import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ThemeState } from '#engine/states/index.ts';
import type { AssetManifest } from '#shared/assets.ts';
import { lookStyles } from '#shared/look-styles.ts';
import { launchChromium } from '#tests/support/chromium.ts';
import type { Assertion, StateResult } from './result.ts';
import { runStates } from './run-states.ts';
import type { StatePage } from './state-page.ts';
import { type StateServer, startStateServer } from './state-server.ts';

let browser: Browser;
let server: StateServer;
const assets: AssetManifest = {
  loader: '/assets/loader.js',
  islands: {},
  styles: { 'news/wide': 'main{color:#123456}' },
  drawings: { leaf: '<path d="M0 0h9"/>' },
  fonts: [],
  speculation: '',
};
beforeAll(async () => {
  browser = await launchChromium();
  server = await startStateServer(assets);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

const visit = {
  site: {
    school_Id: 1,
    school_Name: 'Neem School',
    school_Slug: 'neem',
    schoolKey: 'NEEM',
    url: 'https://neem.example',
    timeZone: 'Asia/Kolkata',
    today: '2026-11-21',
    session: { startYear: 2026, label: '2026-2027' },
  },
  record: { themeId: 1 },
  examples: true,
  visitor: { signedIn: false },
  locale: 'en',
  path: '/',
  params: {},
  query: {},
};

const stateOf = (id: string, thorough: boolean): ThemeState => ({
  id: `home~${id}`,
  template: 'home',
  facts: id === 'base' ? {} : { 'data.plant': id },
  title: id,
  visit,
  answers: {},
  thorough,
});

const style = 'body{font:1rem sans-serif;color:#222;background:#fff}';
const sound = '<main data-section="home/news"><h1>News</h1><p>Rain.</p></main>';
const pageOf = (body: string): StatePage => ({
  html: `<!doctype html><html lang="en"><head><title>News</title><link rel="icon" href="data:,"><style>${style}</style></head><body>${body}</body></html>`,
  style,
  ground: 'en ltr',
  sections: ['home/news'],
  focus: [],
  deferred: [],
  dropped: [],
});

/** Shows a sound page, then each of the bodies in the same tab. */
const look = async (bodies: readonly string[], thorough = false): Promise<readonly StateResult[]> => {
  const all = [sound, ...bodies];
  const states = all.map((_, at) => stateOf(at === 0 ? 'base' : String(at), thorough));
  const byState = new Map(states.map((state, at) => [state, all[at] ?? '']));
  const results = await runStates(states, {
    browser,
    server,
    workers: 1,
    render: async (state) => pageOf(byState.get(state) ?? ''),
  });
  return results.slice(1);
};

const inMain = (html: string): string => sound.replace('</main>', `${html}</main>`);

it.each<[Assertion, string, string]>([
  ['heading', sound.replaceAll('h1', 'h2'), 'The page has no h1.'],
  ['heading', inMain('<h1>More</h1>'), 'The page has 2 h1.'],
  ['sideways', inMain('<div class="bar" style="width:600px">A bar</div>'), 'Too wide: div.bar in home/news.'],
  [
    'overlap',
    `${sound}<div data-section="footer/foot" style="margin-top:-3rem"><a href="/">Home</a></div>`,
    'home/news and footer/foot',
  ],
  ['sections', sound.replace('home/news', 'home/other'), 'Decided to stand, but not on the page: home/news.'],
  ['sections', inMain('<div data-section="home/more">More</div>'), 'decided to be hidden: home/more.'],
  ['console', inMain('<img src="/gone.png" alt="" width="9" height="9">'), '(/gone.png)'],
  [
    'console',
    inMain('<img src="https://elsewhere.example/a.png" alt="" width="9" height="9">'),
    'Content Security Policy',
  ],
  ['shift', `<img loading="lazy" alt="" src="/@state/picture/7-300x300.svg">${sound}`, 'home/news'],
])('the run finds what does not hold: %s %#', async (assertion, body, message) => {
  const [first] = await look([body]);
  const found = first?.faults.find((fault) => fault.assertion === assertion);
  expect(found?.message).toContain(message);
  expect(first?.shots).toHaveLength(1);
});

it('the run notes what moves at once after it had looked at another width', async () => {
  const late = `<img loading="lazy" alt="" src="/@state/picture/7-300x300.svg">${sound}`;
  const [, second] = await look([inMain('<p>Sun.</p>'), late], true);
  expect(second?.faults.map(({ assertion }) => assertion)).toContain('shift');
});

it('the run finds nothing wrong with a sound page, swapped in again and again', async () => {
  const results = await look([sound, inMain('<p>Sun.</p>'), sound]);
  expect(results.map(({ faults }) => faults)).toEqual([[], [], []]);
});

it('the run looks for words that cover each other where they can be seen', async () => {
  const lines = '<p>A line of a long list.</p>'.repeat(40);
  const list = (style: string): string =>
    sound.replace('</main>', `<div style="height:4rem;${style}" tabindex="0">${lines}</div></main>`) +
    '<div data-section="footer/foot"><a href="/">Home</a></div>';
  const [cut, whole] = await look([list('overflow-y:auto'), list('')]);
  expect(cut?.faults.filter(({ assertion }) => assertion === 'overlap')).toEqual([]);
  expect(whole?.faults.map(({ assertion }) => assertion)).toContain('overlap');
});

it('the run looks at a thorough state with axe and at three widths', async () => {
  const [good, faint] = await look([inMain('<p>Sun.</p>'), inMain('<p style="color:#ccc">Faint.</p>')], true);
  expect(good?.faults).toEqual([]);
  expect(good?.shots.map(({ width }) => width)).toEqual([390, 768, 1440]);
  expect(faint?.faults).toMatchObject([{ assertion: 'axe', width: 390 }]);
  expect(faint?.faults[0]?.message).toMatch(/^color-contrast: /);
});

it('the run looks thoroughly at what no state before has shown, and at the rest of a page for what it is as a whole', async () => {
  const faint = (key: string): string => `<div data-section="${key}"><p style="color:#ccc">Faint.</p></div>`;
  const [added, again, both, twice] = await look(
    [
      faint('home/one') + sound,
      faint('home/one') + sound,
      faint('home/one') + faint('home/two') + sound,
      sound + sound.replace('home/news', 'home/more').replaceAll('h1', 'h2'),
    ],
    true,
  );
  const found = (result: StateResult | undefined) =>
    result?.faults.filter(({ assertion }) => assertion === 'axe').map(({ message }) => message.split(':')[0]);
  expect([added?.thorough, found(added)]).toEqual([true, ['region', 'color-contrast']]);
  // The same page has nothing new.
  expect([again?.thorough, again?.shots.length]).toEqual([false, 1]);
  expect(both?.faults.at(-1)?.message).toMatch(/^color-contrast: .*\(div\[data-section="home\/two"\] > p\)$/);
  expect(found(twice)).toEqual(expect.arrayContaining(['landmark-no-duplicate-main']));
});

it('the run names a page that cannot be shown, and goes on with the next', async () => {
  const states = [stateOf('base', false), stateOf('1', false), stateOf('2', false)];
  const results = await runStates(states, {
    browser,
    server: { ...server, show: (id, page) => (id === 'home~1' ? '/state/nothing' : server.show(id, page)) },
    workers: 1,
    render: async () => pageOf(sound),
  });
  expect(results.map(({ faults }) => faults.map(({ assertion }) => assertion))).toEqual([
    [],
    expect.arrayContaining(['finish']),
    [],
  ]);
});

it('the run measures every state at three widths, and pictures the first at which something is wrong', async () => {
  const wide = '<div class="bar" style="width:max(100%, (100vw - 1000px) * 4)">A bar</div>';
  const [first] = await look([inMain(wide)]);
  expect(first?.faults).toMatchObject([{ assertion: 'sideways', width: 1440 }]);
  expect(first?.shots.map(({ width }) => width)).toEqual([1440]);
});

it('the run says what does not open when it is pressed', async () => {
  const dead =
    '<button type="button" data-dialog="more">More</button><dialog id="more" aria-label="More">More</dialog>';
  const form =
    '<form method="post" action="/"><label>Name <input required></label><button type="submit">Send</button></form>';
  const [result] = await runStates([stateOf('base', true)], {
    browser,
    server,
    workers: 1,
    render: async () => pageOf(inMain(dead + form)),
  });
  const found = result?.faults.filter(({ assertion }) => assertion === 'opening');
  expect(found).toMatchObject([{ message: 'It was pressed, and the dialog did not open.', width: 390 }]);
});

it('the run opens what a visitor can open on a base state, and looks at it', async () => {
  const body = inMain(
    '<button type="button" data-dialog="more" command="show-modal" commandfor="more">More</button>' +
      '<dialog id="more" aria-label="More"><button type="button">Close</button><p style="color:#ccc">Faint.</p></dialog>',
  );
  const [base] = await runStates([stateOf('base', true)], {
    browser,
    server,
    workers: 1,
    render: async () => pageOf(body),
  });
  const messages = base?.faults.map(({ message }) => message) ?? [];
  expect(messages).toContainEqual(expect.stringMatching(/^With the dialog open: color-contrast: /));
});

it('the run closes what has opened by itself, and opens the rest', async () => {
  const menu = '<header><details><summary>Menu</summary><p style="color:#ccc">Faint.</p></details></header>';
  const news = '<dialog open aria-label="News" style="position:fixed;inset:0;width:100%;height:100%">Rain.</dialog>';
  const [base] = await runStates([stateOf('base', true)], {
    browser,
    server,
    workers: 1,
    render: async () => pageOf(menu + sound + news),
  });
  expect(base?.faults.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^With the menu open: color-contrast: /),
  ]);
});

it('the run leaves a form alone that leads to another page', async () => {
  const search = '<form action="/list"><input name="q" aria-label="Name"><button type="submit">Search</button></form>';
  const [base] = await runStates([stateOf('base', true)], {
    browser,
    server,
    workers: 1,
    render: async () => pageOf(inMain(search)),
  });
  expect(base?.faults).toEqual([]);
});

it('serves the stylesheets and drawings that a page asks for late', async () => {
  const { href } = lookStyles(assets, ['news/wide']);
  const sheet = await fetch(server.origin + href);
  expect([sheet.headers.get('content-type'), await sheet.text()]).toEqual([
    'text/css; charset=utf-8',
    'main{color:#123456}',
  ]);
  const drawing = await fetch(`${server.origin}/assets/drawings.0123456789.leaf.svg`);
  expect(drawing.headers.get('content-type')).toBe('image/svg+xml');
  expect(await drawing.text()).toContain('<g id="leaf"><path d="M0 0h9"/></g>');
  expect((await fetch(`${server.origin}/assets/drawings.0123456789.root.svg`)).status).toBe(404);
});
