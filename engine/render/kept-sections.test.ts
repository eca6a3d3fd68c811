import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownFor } from '#schemas/content/consent.ts';
import { extent } from '#tests/support/extent.ts';
import { createEngine } from '../index.ts';
import type { SectionManifest } from '../section.ts';
import { answersOf, compiled, failed, loaded, planOf, visitOf } from '../testing/page.ts';
import { testSections } from '../testing/sections.tsx';
import { testSources } from '../testing/sources.ts';
import { createKeptSections, type SectionInput } from './kept-sections.ts';

const [list] = testSections.filter(({ type }) => type === 'list');
if (!list) throw new Error('The sections of the tests have no list.');

const inputOf = (props: object, manifest: SectionManifest = list): SectionInput => ({
  manifest,
  state: 'ok',
  carriesHeading: false,
  band: 0,
  title: undefined,
  props: { ...props },
  env: { key: 'home/news', strings: { more: 'More' } } as unknown as SectionInput['env'],
});

/** Renders into a counter: what was asked of it, and how often. */
const counted = (kept: ReturnType<typeof createKeptSections>) => {
  let renders = 0;
  return {
    ask: (slot: string, input: SectionInput, html = 'x'.repeat(10)) =>
      kept.html(slot, input, () => {
        renders++;
        return html;
      }),
    renders: () => renders,
  };
};

describe('kept sections', () => {
  it('are rendered again only where something is different', () => {
    const { ask, renders } = counted(createKeptSections(1000));
    const items = () => [{ title: 'Sports day', tags: ['a', 'b'] }];
    ask('home', inputOf({ items: items() }));
    ask('home', inputOf({ items: items() }));
    expect(renders()).toBe(1);
    for (const other of [
      inputOf({ items: [{ title: 'Sports day', tags: ['a', 'c'] }] }),
      inputOf({ items: items(), note: undefined }),
      inputOf({ items: { 0: items()[0] } }),
      { ...inputOf({ items: items() }), band: 1 },
      { ...inputOf({ items: items() }), state: 'error' },
      { ...inputOf({ items: items() }), manifest: { ...list } },
      { ...inputOf({ items: items() }), env: { ...inputOf({}).env, today: '2026-11-22' } },
    ]) {
      const before = renders();
      ask('home', other);
      expect(renders()).toBe(before + 1);
    }
  });

  it('are each in a place of their own', () => {
    const { ask, renders } = counted(createKeptSections(1000));
    expect(ask('of one school', inputOf({ note: 'One' }), 'one')).toBe('one');
    expect(ask('of another', inputOf({ note: 'Two' }), 'two')).toBe('two');
    expect(ask('of one school', inputOf({ note: 'One' }))).toBe('one');
    expect(renders()).toBe(2);
  });

  it('are forgotten beyond the limit, those first that were not used for longest', () => {
    const { ask, renders } = counted(createKeptSections(25));
    for (const slot of ['a', 'b', 'a', 'c', 'a']) ask(slot, inputOf({ slot }));
    expect(renders()).toBe(3);
    ask('b', inputOf({ slot: 'b' }));
    expect(renders()).toBe(4);
    ask('long', inputOf({}), 'x'.repeat(26));
    ask('long', inputOf({}), 'x'.repeat(26));
    expect(renders()).toBe(6);
  });

  it('are never those with data of children', () => {
    const { ask, renders } = counted(createKeptSections(1000));
    const birthdays = { type: 'object', properties: { items: shownFor('birthdays', { type: 'array' }) } } as const;
    const minors: SectionManifest = { ...list, bindings: birthdays };
    ask('home', inputOf({ items: [] }, minors));
    ask('home', inputOf({ items: [] }, minors));
    expect(renders()).toBe(2);
  });

  it('keep nothing of one that throws', () => {
    const kept = createKeptSections(1000);
    const broken = () => {
      throw new Error('Broken.');
    };
    expect(() => kept.html('home', inputOf({}), broken)).toThrow('Broken.');
    expect(kept.html('home', inputOf({}), () => 'whole')).toBe('whole');
  });
});

describe('a page of kept sections', () => {
  const options = { sections: testSections, sources: testSources, clock: () => 0, islandUrl: (look: string) => look };
  const theme = compiled();
  const titles = fc.array(fc.constantFrom('Sports day', 'Monsoon', '<b>&', 'throw'), { maxLength: 3 });
  const answer = fc.oneof(
    titles.map((all) => loaded(all.map((title) => ({ title })))),
    fc.constant(failed),
  );
  const edit = fc.record({
    news: answer,
    latest: answer,
    template: fc.constantFrom('home', 'not-found'),
    locale: fc.constantFrom('en', 'hi'),
    today: fc.constantFrom('2026-11-21', '2026-11-22'),
    signedIn: fc.boolean(),
    hidden: fc.boolean(),
  });

  it('is to the byte the page that is rendered whole, whatever was edited before', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 2, maxLength: 8 }), async (edits) => {
        const whole = createEngine(options);
        const keeping = createEngine({ ...options, keepChars: 5000 });
        for (const { news, latest, template, locale, today, signedIn, hidden } of edits) {
          const plan = planOf(template, theme, {
            locale,
            visitor: { signedIn },
            site: { ...visitOf().site, today },
            record: { themeId: 100, ...(hidden ? { overrides: { 'home/news': { hidden } } } : {}) },
          });
          const decision = whole.decide(plan, answersOf(plan, { news, latest }));
          expect(await keeping.render(decision)).toEqual(await whole.render(decision));
        }
      }),
      { numRuns: extent(40, 1000) },
    );
  });
});
