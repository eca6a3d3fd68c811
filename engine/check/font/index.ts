import { fontFamilies, fontWeights } from '#schemas/theme/font-families.ts';
import type { RawToken } from '../../tokens/collect-tokens.ts';
import { targetOf } from '../../tokens/compile-tokens.ts';
import { type CheckContext, defineRule } from '../rule.ts';

/**
 * A font that no page would load: text is then drawn in the next of the list that the visitor's device has. Or one for
 * headings, whose lightest weight is bold, for all that is read.
 */
export const font = defineRule({
  meta: {
    id: 'THM054',
    name: 'font',
    title:
      'Every font that text is drawn in is one that Schoolyard brings, and running text is not in one that is bold.',
    severity: 'error',
    docs: 'docs/rules/THM054.md',
    ignorable: true,
  },
  check(context) {
    checkRunningText(context);
    for (const token of context.tokens.values()) {
      if (token.type === 'fontFamily' && token.alias === undefined && !context.hasFinding(token.path)) {
        checkFamilies(token, context);
      }
    }
  },
});

/** The weight of running text. */
const regular = 400;

const checkRunningText = ({ tokens, hasFinding, report }: CheckContext): void => {
  const token = tokens.get('font.body');
  const target = token && targetOf(token, tokens);
  if (target?.type !== 'fontFamily' || hasFinding(target.path)) return;
  const [family = ''] = target.value as readonly string[];
  const weights: Readonly<Record<string, readonly [number, number]>> = fontWeights;
  const [lightest = regular] = weights[family] ?? [];
  if (lightest <= regular) return;
  const fit = fontFamilies.filter((name) => fontWeights[name][0] <= regular);
  report({
    path: [...target.path, '$value', 0],
    message: `"${family}" begins at the weight ${lightest}: all text would be bold.`,
    expected: fit.join(', '),
    actual: family,
  });
};

const known: ReadonlySet<string> = new Set(fontFamilies);

/** Names that CSS gives to the device's own fonts. A list that starts with one asks for no other. */
const generic: ReadonlySet<string> = new Set([
  'serif',
  'sans-serif',
  'monospace',
  'cursive',
  'fantasy',
  'system-ui',
  'ui-serif',
  'ui-sans-serif',
  'ui-monospace',
  'ui-rounded',
]);

const fallbackSuffix = ' Fallback';
const fallbacks = fontFamilies.map((family) => `${family}${fallbackSuffix}`);

/** One that there is not is meant for the font in front of it, and said to be wrong. */
const isFallbackFor = (first: string, family: string): boolean =>
  family === `${first}${fallbackSuffix}` || (family.endsWith(fallbackSuffix) && !fallbacks.includes(family));

const checkFamilies = ({ path, value }: RawToken, { report }: CheckContext): void => {
  const families = value as readonly string[];
  const [first = ''] = families;
  if (!known.has(first) && !generic.has(first)) {
    const instead = families[1] === undefined ? 'whatever font their device has' : `"${families[1]}", or the next`;
    report({
      path: [...path, '$value', 0],
      message: `Schoolyard brings no font "${first}": visitors see ${instead}. Name one that it brings, or start with a generic family such as "system-ui".`,
      expected: fontFamilies.join(', '),
      actual: first,
      candidates: fontFamilies,
      word: first,
    });
  }
  if (known.has(first) && !families.some((family, i) => i > 0 && isFallbackFor(first, family)))
    report({
      path: [...path, '$value'],
      message: `"${first}" comes after the text: without "${first}${fallbackSuffix}" behind it, lines jump when it does.`,
      expected: `${JSON.stringify([first, `${first}${fallbackSuffix}`]).slice(0, -1)}, …]`,
    });
  for (const [i, family] of families.entries()) {
    if (i === 0 || !family.endsWith(fallbackSuffix) || fallbacks.includes(family)) continue;
    report({
      path: [...path, '$value', i],
      message: `There is no "${family}": the text jumps when its font arrives.`,
      expected: known.has(first) ? `${first}${fallbackSuffix}` : fallbacks.join(', '),
      actual: family,
      candidates: fallbacks,
      word: family,
    });
  }
};
