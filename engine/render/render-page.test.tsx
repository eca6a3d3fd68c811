import { describe, expect, it } from 'vitest';
import { createEngine } from '../index.ts';
import type { SectionManifest } from '../section.ts';
import { baseTheme, edited } from '../testing/base-theme.ts';
import { answersOf, compiled, failed, loaded, pageOf, planOf, twoNews } from '../testing/page.ts';
import { testSections } from '../testing/sections.tsx';
import { testSources } from '../testing/sources.ts';

const newsSection = baseTheme.slice(
  baseTheme.indexOf('        {\n          "id": "news"'),
  baseTheme.indexOf('\n      ]\n    },\n    "article"'),
);
const copy = (id: string): string => newsSection.replace('"id": "news"', `"id": "${id}"`).replace(/"when".*\n/, '');
/** The home page with three lists: news, second, third; `second` reads the data that the header reads. */
const threeLists = compiled(
  edited(newsSection, [copy('news'), copy('second').replace('data.news', 'data.latest'), copy('third')].join(',\n')),
);
const home = planOf('home', threeLists);
const bodyOf = async (answers = {}, plan = home): Promise<string> => (await pageOf(plan, answers)).body.join('');
const roots = (body: string) =>
  [...body.matchAll(/<(\w+)([^>]* data-section="([^"]+)"[^>]*)>/g)].map(([, tag, attributes = '', key]) => ({
    tag,
    key,
    band: /data-band="(\w+)"/.exec(attributes)?.[1],
    type: /data-type="([^"]+)"/.exec(attributes)?.[1],
    labelledBy: /aria-labelledby="([^"]+)"/.exec(attributes)?.[1],
  }));
const Broken = (): never => {
  throw new Error('Broken.');
};
const throwing = loaded([{ title: 'throw' }]);

describe('the body', () => {
  it('has a root for each section, named by its heading, in the document’s landmarks', async () => {
    const body = await bodyOf();
    expect(roots(body)).toEqual([
      { tag: 'header', key: 'header/top', band: undefined, type: 'bar', labelledBy: undefined },
      { tag: 'section', key: 'home/title', band: 'even', type: 'headline', labelledBy: undefined },
      { tag: 'section', key: 'home/news', band: 'odd', type: 'list', labelledBy: 'news-heading' },
      { tag: 'section', key: 'home/second', band: 'even', type: 'list', labelledBy: 'second-heading' },
      { tag: 'section', key: 'home/third', band: 'odd', type: 'list', labelledBy: 'third-heading' },
      { tag: 'header', key: 'footer/bottom', band: undefined, type: 'bar', labelledBy: undefined },
    ]);
    expect(body).toMatch(/<\/header><main id="main" tabindex="-1"><section.*<\/section><\/main><header/s);
    for (const id of ['title', 'news', 'second', 'third']) expect(body).toContain(`id="${id}-heading"`);
  });

  it('has one h1 and no id twice', async () => {
    const body = await bodyOf();
    expect(body.match(/<h1/g)).toHaveLength(1);
    const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('never has two bands alike side by side, whatever is left out', async () => {
    const record = { themeId: 100, overrides: { 'home/second': { hidden: true } } };
    const bands = roots(await bodyOf({}, planOf('home', threeLists, { record }))).flatMap(({ band }) => band ?? []);
    expect(bands).toEqual(['even', 'odd', 'even']);
    const afterThrow = roots(await bodyOf({ latest: throwing })).flatMap(({ band }) => band ?? []);
    expect(afterThrow).toEqual(['even', 'odd', 'even']);
  });

  it('is the same section by section as in one pass', async () => {
    const whole = await bodyOf();
    const page = await pageOf(home, { latest: throwing });
    const body = page.body.join('');
    expect(page.dropped.map(({ key }) => key)).toEqual(['home/second']);
    const piece = (html: string, key: string) =>
      new RegExp(`<section[^>]*data-section="${key}"[\\s\\S]*?</section>`).exec(html)?.[0];
    expect(piece(body, 'home/title')).toBe(piece(whole, 'home/title'));
    expect(piece(body, 'home/news')).toBe(piece(whole, 'home/news'));
    expect(body).not.toContain('home/second');
    expect(body).toContain('data-section="footer/bottom"');
  });

  it('shows what a section has to say of nothing and of a failure, and a skeleton where it comes later', async () => {
    const states = async (onError: string) => {
      const theme = compiled(
        edited(
          newsSection,
          copy('news').replace('"id": "news",', `"id": "news", "onError": "${onError}", "onEmpty": "message",`),
        ),
      );
      return Promise.all([failed, loaded([])].map((news) => bodyOf({ news }, planOf('home', theme))));
    };
    const [error, empty] = await states('message');
    expect(error).toContain('Could not be loaded.');
    expect(empty).toContain('Nothing yet.');
    const [deferred] = await states('defer');
    expect(deferred).toMatch(
      /data-section="home\/news"[^>]* data-defer="" aria-busy="true" data-skeleton=""><\/section>/,
    );
  });
});

describe('the section that carries the h1', () => {
  it.each<[string, SectionManifest['component']]>([
    ['throws', async () => Broken],
    ['cannot be loaded', () => Promise.reject(new Error('Gone.'))],
  ])('leaves the page its h1 when it %s', async (_, component) => {
    const sections = testSections.map((section) => (section.type === 'headline' ? { ...section, component } : section));
    const engine = createEngine({ sections, sources: testSources, clock: () => 0 });
    const page = await engine.render(engine.decide(home, answersOf(home)));
    expect(page.dropped.map(({ key }) => key)).toEqual(['home/title']);
    const body = page.body.join('');
    expect(body.match(/<h1 id="title-heading">Neem School<\/h1>/g)).toHaveLength(1);
    expect(body).toContain('data-section="home/news"');
  });
});

describe('an island', () => {
  const hostile = [{ title: '</script><script>alert(1)</script>' }, { title: '\u2028 <!-- \u2029 &' }];

  it('has its address, its mode, a prefix of its own and its props behind it', async () => {
    const page = await pageOf(home);
    expect(page.islands).toEqual(['list/tiles']);
    const body = page.body.join('');
    const islands = [...body.matchAll(/<x-island data-src="([^"]+)" data-mode="([^"]+)" data-prefix="([^"]+)">/g)];
    expect(islands.map(([, ...attributes]) => attributes)).toEqual([
      ['/assets/list/tiles.js', 'visible', 'home_news_'],
      ['/assets/list/tiles.js', 'visible', 'home_second_'],
      ['/assets/list/tiles.js', 'visible', 'home_third_'],
    ]);
    expect(body).toContain('aria-labelledby="_home_news_');
  });

  it('has props that cannot end their script, and are what they were', async () => {
    const body = await bodyOf({ news: loaded(hostile), latest: loaded(hostile) });
    const scripts = [...body.matchAll(/<script type="application\/json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => json,
    );
    expect(scripts).toHaveLength(3);
    for (const json of scripts) {
      expect(json).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(json)).toMatchObject({ items: hostile, limit: 3, env: { state: 'ok', locale: 'en' } });
    }
    expect(body).not.toContain('<script>alert');
  });

  it('is none where there is nothing to wake', async () => {
    const theme = compiled(
      edited(newsSection, copy('news').replace('"id": "news",', '"id": "news", "onError": "message",')),
    );
    const page = await pageOf(planOf('home', theme), { news: failed });
    expect(page.islands).toEqual([]);
    expect(page.body.join('')).not.toContain('x-island');
  });
});

describe('what the document needs', () => {
  it('is language, direction, title and the stylesheets of what stands', async () => {
    const page = await pageOf(home, { news: loaded(twoNews) });
    expect(page).toMatchObject({
      status: 200,
      lang: 'en',
      dir: 'ltr',
      title: 'Neem School',
      description: '',
      dropped: [],
    });
    expect(page.styles).toEqual(['bar/plain', 'headline/plain', 'list/tiles']);
    expect((await pageOf(planOf('home', threeLists, { locale: 'hi' }))).lang).toBe('hi');
    expect((await pageOf(planOf('not-found'))).styles).toEqual(['bar/plain', 'headline/plain']);
  });

  it('is where the page goes on below its second section, and what only that needs', async () => {
    const lists = await pageOf(planOf('home', threeLists), { news: loaded(twoNews) });
    const [first, second, third] = [...lists.body.join('').matchAll(/data-section="(home\/[^"]+)"/g)].map(
      ([, key]) => key,
    );
    expect([first, second, third]).not.toContain(undefined);
    expect(lists.rest).toEqual({ from: third, styles: [] });
    expect((await pageOf(planOf('not-found'))).rest).toBeUndefined();
  });
});
