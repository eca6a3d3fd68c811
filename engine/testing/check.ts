import { createEngine } from '../index.ts';
import type { Problem } from '../problem.ts';
import { testSections } from './sections.tsx';
import { testSources } from './sources.ts';

export const testEngine = createEngine({
  sections: testSections,
  sources: testSources,
  page: { tokens: [], contrast: [] },
  clock: () => 0,
  islandUrl: (type) => `/assets/${type}.js`,
});

/** A finding as far as tests name it. */
export interface Found {
  readonly rule: string;
  readonly line: number;
  readonly column: number;
}

const file = 'themes/base/theme.json';

export const problemsOf = (text: string): readonly Problem[] => testEngine.compile({ file, text }).problems;

export const foundIn = (text: string): readonly Found[] =>
  problemsOf(text).map(({ rule, start }) => ({ rule, ...start }));
