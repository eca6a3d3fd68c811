import { describe, expect, it } from 'vitest';
import { createEngine } from '#engine/index.ts';
import { createCoverage, factsOf, pageDataOf, statesOf, type ThemeState } from '#engine/states/index.ts';
import { sources } from '#schemas/sources/index.ts';
import { sections } from '#sections/index.ts';
import { readText } from '../guardrails/files.ts';
import { builtInThemes } from '../support/built-in-themes.ts';
import { extent } from '../support/extent.ts';

const engine = createEngine({ sections, sources, clock: () => 0 });

const load = (slug: string) => {
  const result = engine.compile({ file: `themes/${slug}/theme.json`, text: readText(`themes/${slug}/theme.json`) });
  if (!result.ok) throw new Error(JSON.stringify(result.problems, null, 2));
  const { theme } = result;
  const states = statesOf({ theme, manifests: sections, sources, seed: 1 });
  const decide = (state: ThemeState) => {
    const template = theme.templates[state.template];
    if (!template) throw new Error(`The theme has no template "${state.template}".`);
    const plan = engine.plan(theme, template, state.visit);
    const data = pageDataOf(plan, state);
    return { plan, data, decision: engine.decide(plan, data) };
  };
  return { theme, states, decide };
};

interface Chosen {
  readonly ref: string;
  /** Left out for the class of the base state. */
  readonly name: string | undefined;
}

/** Whether the second is part of what the first does not give: it can be in no class of its own then. */
const isHidden = (whole: Chosen, part: Chosen): boolean =>
  (whole.name === 'failed' || whole.name === 'empty') &&
  part.name !== undefined &&
  part.ref.startsWith(`${whole.ref}.`);

describe.each(builtInThemes)('the states of themes/%s', (slug) => {
  const { theme, states, decide } = load(slug);

  it('are the same at every run, each with an id of its own', () => {
    expect(statesOf({ theme, manifests: sections, sources, seed: 1 })).toEqual(states);
    expect(new Set(states.map(({ id }) => id)).size).toBe(states.length);
    expect(new Set(states.map(({ template, title }) => `${template} ${title}`)).size).toBe(states.length);
  });

  it('show every leaf of every condition both true and false', () => {
    const coverage = createCoverage(theme);
    for (const state of states) {
      const { plan, data } = decide(state);
      coverage.see(plan, data);
    }
    const { leaves, percent } = coverage.report();
    expect(leaves.filter(({ seenTrue, seenFalse }) => !seenTrue || !seenFalse)).toEqual([]);
    expect(percent).toBe(100);
  });

  it('bring every two classes together that decide something', () => {
    for (const template of Object.values(theme.templates)) {
      const facts = factsOf(template, { theme, manifests: sections, sources });
      const own = states.filter((state) => state.template === template.id);
      const logic = facts.flatMap(({ ref, classes }) =>
        classes.flatMap(({ name, kind }, at) => (kind === 'logic' ? [{ ref, name: at === 0 ? undefined : name }] : [])),
      );
      const missing = logic.flatMap((a, at) =>
        logic
          .slice(at + 1)
          .filter((b) => b.ref !== a.ref && !isHidden(a, b) && !isHidden(b, a))
          .filter((b) => !own.some(({ facts: of }) => of[a.ref] === a.name && of[b.ref] === b.name))
          .map((b) => [a, b]),
      );
      expect([template.id, missing]).toEqual([template.id, []]);
    }
  });

  it('keep the section of the h1, lose no section to an error, and are the same from kept sections', async () => {
    const keeping = createEngine({ sections, sources, clock: () => 0, keepChars: 4_000_000 });
    const rendered = states.filter((_, i) => i % extent(9, 1) === 0);
    for (const state of rendered) {
      const { decision } = decide(state);
      const page = await engine.render(decision);
      const body = page.body.join('');
      expect([state.id, page.dropped]).toEqual([state.id, []]);
      expect([state.id, body.match(/<h1[\s>]/g)?.length]).toEqual([state.id, 1]);
      expect(body).not.toContain('<script>alert(1)');
      expect((await keeping.render(decision)).body.join('') === body, state.id).toBe(true);
    }
  });
});

describe('the states of gulmohar’s home page', () => {
  const { states, decide } = load('gulmohar');
  const home = states.filter(({ template }) => template === 'home');
  /** The sections of its own that are in a state, by their ids. */
  const shown = (title: string) => {
    const state = home.find((one) => one.title === title);
    if (!state) throw new Error(`There is no state "${title}".`);
    return decide(state).decision.sections.flatMap(({ key }) => (key.startsWith('home/') ? [key.slice(5)] : []));
  };
  const all = shown('base');

  it('are few enough to look at', () => expect(home.length).toBeLessThanOrEqual(150));

  it('have every section in the base state', () => {
    expect(all).toEqual([
      ...['today', 'banner', 'login', 'about', 'birthdays', 'counters'],
      ...['classes', 'facilities', 'gallery', 'testimonials', 'holidays'],
    ]);
  });

  it.each([
    ['data.banners: failed', []],
    ['data.about: empty', ['about']],
    ['visitor.signedIn: true', ['login']],
    ['examples: absent', []],
    ['data.today: failed', ['today']],
    ['settings.showBirthdays: false', ['birthdays']],
    ['data.birthdays: failed', ['birthdays']],
    ['data.gallery: empty', ['gallery']],
    ['data.holidays: empty', []],
    ['data.holidays: failed', ['holidays']],
    ['site.student_Domain: absent', []],
  ])('have with %s all but %j', (title, hidden) => {
    expect(shown(title)).toEqual(all.filter((id) => !hidden.includes(id)));
  });
});
