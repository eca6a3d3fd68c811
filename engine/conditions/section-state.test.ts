import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Section } from '#schemas/theme/theme.ts';
import { readPath } from '../data/read-path.ts';
import { createEngine, type PageData } from '../index.ts';
import { createRegistry, findLook } from '../registry.ts';
import { createAjv } from '../schema/validate.ts';
import { allRefs, clausesOver, testScope } from '../testing/arbitrary-condition.ts';
import { visitOf } from '../testing/page.ts';
import { proofSections, themeText } from '../testing/proof-theme.ts';
import type { Resolve } from './decide-condition.ts';
import { stateIn } from './section-state.ts';

const sources = [...testScope.sources.values()];
const engine = createEngine({ sections: proofSections, sources, clock: () => 0 });
const registered = findLook(createRegistry(createAjv(), proofSections, sources), { type: 'list' });

const refs = allRefs.filter(({ ref }) => ref.startsWith('data.'));
const sectionArbitrary = fc
  .record({
    clauses: clausesOver(refs),
    items: fc.constantFrom('data.free', 'data.few', 'data.page.lead'),
    note: fc.constantFrom('data.page.title', 'data.free'),
    fallback: fc.constantFrom<object>({}, { fallback: null }, { fallback: [] }, { fallback: ['a'] }),
    onEmpty: fc.constantFrom('hide', 'message'),
    onError: fc.constantFrom('hide', 'message', 'defer', 'notFound'),
  })
  .map(({ clauses, items, note, fallback, ...rest }) => ({
    id: 'one',
    type: 'list',
    when: { all: clauses.map((any) => ({ any: [...any] })) },
    bindings: { items: { ref: items, ...fallback }, note: { ref: note, fallback: '' } },
    ...rest,
  }));

const answer = <T>(value: fc.Arbitrary<T>) =>
  fc.option(
    value.map((known) => ({ known })),
    { nil: undefined },
  );
const answersArbitrary = fc.record({
  free: answer(fc.array(fc.constant('a'), { maxLength: 3 })),
  few: answer(fc.array(fc.constant('a'), { minLength: 1, maxLength: 3 })),
  page: answer(fc.constantFrom(null, { title: 'a', kind: 'a' }, { title: 'b', kind: 3, lead: 'a' })),
});

it('the state of a section is what decidePage makes of it', () => {
  const states = new Map<string, number>();
  fc.assert(
    fc.property(sectionArbitrary, answersArbitrary, (section, answers) => {
      const result = engine.compile({ file: 'theme.json', text: themeText({ sections: [section] }) });
      const template = result.ok ? result.theme.templates.home : undefined;
      if (!result.ok || !template || !registered) throw new Error(JSON.stringify(result));
      const plan = engine.plan(result.theme, template, visitOf());
      const failed = { ok: false, reason: 'failed', error: undefined, ms: 0 } as const;
      const data: PageData = new Map(
        Object.entries(plan.requestOf).map(([id, key]) => {
          const given = answers[id as keyof typeof answers];
          return [key, given ? { ok: true, value: given.known, ms: 0 } : failed];
        }),
      );
      const decision = engine.decide(plan, data);
      const world: Resolve = (ref) => {
        const [, id = '', ...path] = ref.split('.');
        const given = answers[id as keyof typeof answers];
        return given ? { known: true, value: readPath(given.known, path) } : { known: false };
      };
      const state = stateIn({ section: section as Section, registered, carriesHeading: false }, world);
      const shown = decision.sections.find(({ key }) => key === 'home/one')?.state;
      expect(shown ?? (decision.status === 404 ? 'notFound' : 'hidden')).toBe(state);
      states.set(state, (states.get(state) ?? 0) + 1);
    }),
    { numRuns: 600, seed: 20261121 },
  );
  expect([...states.keys()].sort()).toEqual(['deferred', 'empty', 'error', 'hidden', 'notFound', 'ok']);
});
