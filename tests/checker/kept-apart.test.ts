import { describe, expect, it } from 'vitest';
import { readText } from '../guardrails/files.ts';
import { extent } from '../support/extent.ts';
import { createTestEngine } from './support/seeds.ts';
import { withMistake } from './support/with-mistake.ts';

/** A mistake that somebody planted in a built-in theme without knowing the rules. */
interface KeptApart {
  readonly theme: string;
  readonly what: string;
  readonly place: string;
  /** Left out where what stands there is taken away. */
  readonly value?: unknown;
  /** Why no rule finds it. */
  readonly missed?: string;
}

const mistakes = JSON.parse(readText('tests/checker/kept-apart.json')) as readonly KeptApart[];
const walked = extent(
  mistakes.filter((_, at) => at % 5 === 0),
  mistakes,
);
const engine = createTestEngine();
const themes = ['gulmohar', 'quadrangle', 'canopy'].map((slug) => {
  const file = `themes/${slug}/theme.json`;
  return { slug, file, themeId: JSON.parse(readText(file)).themeId as number };
});
const findingsOf = (slug: string, text: string) =>
  engine.check(
    { file: `themes/${slug}/theme.json`, text },
    { folder: slug, others: themes.filter((other) => other.slug !== slug) },
  ).findings;

describe('mistakes planted by people who did not know the rules', () => {
  it.each(themes)('are not in $slug before', ({ slug, file }) => expect(findingsOf(slug, readText(file))).toEqual([]));

  it('are found, all but one in twelve', () => {
    const missed = mistakes.filter((mistake) => mistake.missed !== undefined);
    expect(missed.length / mistakes.length).toBeLessThan(1 - 84 / 91);
  });

  it.each(walked.map((mistake) => [`${mistake.theme}: ${mistake.what}`, mistake] as const))(
    '%s',
    (_, { theme, place, value, missed }) => {
      const isFound = findingsOf(theme, withMistake(theme, place, value)).length > 0;
      expect(isFound).toBe(missed === undefined);
    },
  );
});
