import { describe, expect, it } from 'vitest';
import type { Leaf } from '#schemas/theme/conditions.ts';
import { edited } from '../testing/base-theme.ts';
import { answersOf, compiled, failed, loaded, planOf } from '../testing/page.ts';
import { testSections } from '../testing/sections.tsx';
import { testSources } from '../testing/sources.ts';
import { createCoverage } from './coverage.ts';
import { pageDataOf, statesOf } from './states.ts';

const theme = compiled();
const quiet = { record: { themeId: 100, settings: { showNews: false } } };

describe('createCoverage', () => {
  it('lists every leaf before anything was seen', () => {
    expect(createCoverage(theme).report()).toEqual({
      leaves: [
        {
          section: 'home/news',
          clause: 0,
          leaf: 0,
          text: 'settings.showNews equals true',
          seenTrue: false,
          seenFalse: false,
        },
        { section: 'home/news', clause: 1, leaf: 0, text: 'data.news present', seenTrue: false, seenFalse: false },
      ],
      percent: 0,
    });
  });

  it('counts a leaf that was true in one state and false in another', () => {
    const coverage = createCoverage(theme);
    const plan = planOf('home', theme);
    coverage.see(plan, answersOf(plan));
    expect(coverage.report().percent).toBe(0);
    coverage.see(plan, answersOf(plan, { news: loaded([]) }));
    expect(coverage.report()).toMatchObject({ leaves: [{ seenFalse: false }, { seenFalse: true }], percent: 50 });
    const hidden = planOf('home', theme, quiet);
    coverage.see(hidden, answersOf(hidden));
    expect(coverage.report().percent).toBe(100);
  });

  it('sees nothing of data that failed or was not asked for', () => {
    const coverage = createCoverage(theme);
    const plan = planOf('home', theme);
    coverage.see(plan, answersOf(plan, { news: failed }));
    const hidden = planOf('home', theme, quiet);
    coverage.see(hidden, answersOf(hidden, { news: loaded([]) }));
    expect(coverage.report().leaves[1]).toMatchObject({ seenTrue: false, seenFalse: false });
  });

  it('is complete for a theme without conditions', () => {
    const home = theme.templates['not-found'];
    expect(home && createCoverage({ ...theme, templates: { home } }).report()).toEqual({ leaves: [], percent: 100 });
  });
});

describe('the states of a theme', () => {
  const condition =
    '"when": { "all": [{ "ref": "settings.showNews", "op": "equals", "value": true }, { "ref": "data.news", "op": "present" }] }';
  const leaves: readonly Leaf[] = [
    ...(['present', 'absent'] as const).flatMap((op) => ['data.news', 'site.phone'].map((ref) => ({ ref, op }))),
    ...[1, 2, 6, 7, 200, 201].map((value): Leaf => ({ ref: 'data.news', op: 'atLeast', value })),
    { ref: 'data.latest', op: 'lessThan', value: 3 },
    { ref: 'visitor.signedIn', op: 'notEquals', value: true },
    { ref: 'settings.tone', op: 'in', values: ['calm', 'loud'].slice(1) },
    { ref: 'route.query.page', op: 'lessThan', value: 4 },
    { ref: 'route.query.page', op: 'notEquals', value: 1 },
    { ref: 'site.session.startYear', op: 'equals', value: 2026 },
    { ref: 'site.session.startYear', op: 'atLeast', value: 2030 },
    { ref: 'site.timeZone', op: 'notIn', values: ['Asia/Kolkata', 'another'] },
    { ref: 'site.today', op: 'equals', value: '2026-09-15' },
    { ref: 'site.school_Logo_Image_Media.width', op: 'lessThan', value: 600 },
    { ref: 'site.email', op: 'equals', value: 'present' },
  ];

  it.each(leaves)('have $ref $op $value$values both true and false', (leaf) => {
    const text = edited(condition, `"when": ${JSON.stringify(leaf)}`);
    const theme = compiled(text);
    const coverage = createCoverage(theme);
    for (const state of statesOf({ theme, manifests: testSections, sources: testSources, seed: 1 })) {
      const plan = planOf(state.template, theme, state.visit);
      coverage.see(plan, pageDataOf(plan, state));
    }
    expect(coverage.report().percent).toBe(100);
  });
});
