import { describe, expect, it } from 'vitest';
import { readText } from '../guardrails/files.ts';
import { extent } from '../support/extent.ts';
import { createTestEngine } from './support/seeds.ts';
import { type OtherValue, withMistake } from './support/with-mistake.ts';

/** A mistake that somebody planted in a built-in theme without knowing the rules. */
interface KeptApart {
  readonly theme: string;
  readonly what: string;
  readonly place: string;
  /** Left out where what stands there is taken away. */
  readonly value?: unknown;
  /** What is put elsewhere at the same time. */
  readonly also?: readonly OtherValue[];
  /** The rule that finds it, and where it says so. */
  readonly rule?: string;
  readonly pointer?: string;
  /** Why no rule finds it. */
  readonly missed?: string;
}

const read = (name: string) => JSON.parse(readText(`tests/checker/${name}.json`)) as readonly KeptApart[];
/** Of people who know themes, of one who writes the first, and of one who knows the guide. */
const sets = [
  { by: 'people who did not know the rules', mistakes: read('kept-apart') },
  { by: 'a newcomer', mistakes: read('newcomer') },
  { by: 'somebody who had read the guide alone', mistakes: read('reader') },
];

const engine = createTestEngine();
const themes = ['gulmohar', 'quadrangle', 'canopy', 'platform'].map((slug) => {
  const file = `themes/${slug}/theme.json`;
  const { themeId, name } = JSON.parse(readText(file)) as { themeId: number; name: string };
  return { slug, file, themeId, name };
});
const findingsOf = (slug: string, text: string) =>
  engine.check(
    { file: `themes/${slug}/theme.json`, text },
    { folder: slug, others: themes.filter((other) => other.slug !== slug), isBuiltIn: true },
  ).findings;

describe('mistakes kept apart', () => {
  it.each(themes)('are not in $slug before', ({ slug, file }) => expect(findingsOf(slug, readText(file))).toEqual([]));
});

describe.each(sets)('mistakes planted by $by', ({ mistakes }) => {
  const walked = extent(
    mistakes.filter((_, at) => at % 5 === 0),
    mistakes,
  );

  it('are found, all but one in twelve', () => {
    const found = mistakes.filter(({ rule }) => rule !== undefined);
    expect(mistakes.filter(({ rule, missed }) => (rule === undefined) !== (missed !== undefined))).toEqual([]);
    expect(found.length / mistakes.length).toBeGreaterThanOrEqual(84 / 91);
  });

  it.each(walked.map((mistake) => [`${mistake.theme}: ${mistake.what}`, mistake] as const))(
    '%s',
    (_, { theme, place, value, also = [], rule, pointer }) => {
      const found = findingsOf(theme, withMistake(theme, [{ place, value }, ...also])).map((one) => [
        one.rule,
        one.pointer,
      ]);
      if (rule === undefined) expect(found).toEqual([]);
      else expect(found).toContainEqual([rule, pointer]);
    },
  );
});
