import { textSizes } from '#schemas/theme/text-sizes.ts';
import type { Dimension } from '#schemas/theme/tokens.ts';
import type { RawToken } from '../../tokens/collect-tokens.ts';
import { targetOf } from '../../tokens/compile-tokens.ts';
import { type CheckContext, defineRule, type RuleFinding } from '../rule.ts';

/** Text that is too small to read, at the narrowest width or the widest, or larger than a page; and room that no screen has. */
export const textSize = defineRule({
  meta: {
    id: 'THM055',
    name: 'text-size',
    title:
      'Text is 12 to 200 px at every width, no smaller on wide screens or in a higher heading, and what stands around it fits a screen.',
    severity: 'error',
    docs: 'docs/rules/THM055.md',
    ignorable: true,
  },
  check({ tokens, hasFinding, report }) {
    for (const name of textSizes) {
      const token = tokens.get(name);
      const target = token && targetOf(token, tokens);
      if (target?.type !== 'dimension' || hasFinding(target.path)) continue;
      const fault = faultOf(name, sizesOf(target));
      if (!fault) continue;
      const { place, ...finding } = fault;
      report({ path: [...target.path, ...place], ...finding });
    }
    checkScale({ tokens, hasFinding, report });
    checkRadii({ tokens, hasFinding, report });
    for (const [name, [fewest, widest]] of Object.entries(rooms)) {
      const token = tokens.get(name);
      const target = token && targetOf(token, tokens);
      if (target?.type !== 'dimension' || hasFinding(target.path)) continue;
      const wrong = sizesOf(target).find(({ size }) => pixelsOf(size) < fewest || pixelsOf(size) > widest);
      if (wrong)
        report({
          path: [...target.path, ...wrong.place],
          message: `"${name}" is ${pixelsOf(wrong.size)} px ${wrong.width}: ${pixelsOf(wrong.size) < fewest ? 'nothing fits into it' : 'no screen has so much room'}.`,
          expected: `${fewest} to ${widest} px`,
          actual: `${wrong.size.value}${wrong.size.unit}`,
        });
    }
  },
});

type Sizes = Pick<CheckContext, 'tokens' | 'hasFinding' | 'report'>;

/** Each with what it is no smaller than. */
const scale = [
  ['size.h1', 'size.h2'],
  ['size.h1', 'size.body'],
] as const;

/** Running text that is larger is a heading from end to end: a phone shows a few words of it in a line. */
const mostOfBody = 24;

const checkScale = ({ tokens, hasFinding, report }: Sizes): void => {
  const dimensionOf = (name: string): RawToken | undefined => {
    const token = tokens.get(name);
    const target = token && targetOf(token, tokens);
    return target?.type === 'dimension' && !hasFinding(target.path) ? target : undefined;
  };
  const body = dimensionOf('size.body');
  const large = body && sizesOf(body).find(({ size }) => pixelsOf(size) > mostOfBody);
  if (body && large)
    report({
      path: [...body.path, ...large.place],
      message: `"size.body" is ${pixelsOf(large.size)} px ${large.width}: running text that large fills a phone with a few words.`,
      expected: `at most ${mostOfBody} px`,
      actual: `${large.size.value}${large.size.unit}`,
    });
  for (const [name, lesser] of scale) {
    const [token, other] = [dimensionOf(name), dimensionOf(lesser)];
    if (!token || !other || token === other) continue;
    const [sizes, others] = [sizesOf(token), sizesOf(other)];
    const small = sizes.findIndex(
      ({ size }, i) => pixelsOf(size) < pixelsOf((others[i] ?? others[0] ?? { size }).size),
    );
    const wrong = sizes[small];
    if (!wrong || hasFinding(token.path)) continue;
    const than = (others[small] ?? others[0] ?? wrong).size;
    report({
      path: [...token.path, ...wrong.place],
      message: `"${name}" is ${pixelsOf(wrong.size)} px ${wrong.width}, and "${lesser}" is ${pixelsOf(than)} px: what a page is about looks like less than a part of it.`,
      expected: `at least ${than.value}${than.unit}`,
      actual: `${wrong.size.value}${wrong.size.unit}`,
    });
  }
};

/** Browsers leave out a rule with a negative radius, and corners are as if none had been given. */
const checkRadii = ({ tokens, hasFinding, report }: Sizes): void => {
  for (const [name, token] of tokens) {
    if (!name.startsWith('radius.') || token.alias !== undefined || token.type !== 'dimension') continue;
    if (hasFinding(token.path)) continue;
    const wrong = sizesOf(token).find(({ size }) => size.value < 0);
    if (wrong)
      report({
        path: [...token.path, ...wrong.place],
        message: `"${name}" is ${wrong.size.value}${wrong.size.unit}: no corner bends inwards, and browsers leave it out.`,
        expected: '0 or more',
        actual: `${wrong.size.value}${wrong.size.unit}`,
      });
  }
};

/** Of the width of a page's content, and of the distance between two sections: pixels that are of use. */
const rooms = { 'size.container': [320, 2560], 'size.section': [0, 400] } as const;

const least = 12;
const most = 200;
/** Pixels of a rem where nobody has chosen another size. */
const rootSize = 16;

const pixelsOf = ({ value, unit }: Dimension): number =>
  unit === 'rem' ? Math.round(value * rootSize * 100) / 100 : value;

interface Size {
  readonly size: Dimension;
  readonly place: readonly string[];
  readonly width: string;
}

const faultOf = (
  name: string,
  sizes: readonly Size[],
): (Omit<RuleFinding, 'path'> & Pick<Size, 'place'>) | undefined => {
  const wrong = sizes.find(({ size }) => pixelsOf(size) < least || pixelsOf(size) > most);
  if (wrong) {
    const { size, place, width } = wrong;
    const isSmall = pixelsOf(size) < least;
    const bound = isSmall ? least : most;
    return {
      place,
      message: `"${name}" is ${pixelsOf(size)} px ${width}: ${isSmall ? 'text that small cannot be read' : 'hardly a letter fits on a phone'}.`,
      expected: `at ${isSmall ? 'least' : 'most'} ${bound} px`,
      actual: `${size.value}${size.unit}`,
      ...(isSmall ? { suggestion: size.unit === 'rem' ? `${least / rootSize}rem` : `${least}px` } : {}),
    };
  }
  const [narrow, wide] = sizes;
  if (!narrow || !wide || pixelsOf(wide.size) >= pixelsOf(narrow.size)) return undefined;
  return {
    place: wide.place,
    message: `"${name}" shrinks where there is more room: ${pixelsOf(narrow.size)} px on a phone, ${pixelsOf(wide.size)} px on a wide screen.`,
    expected: `at least ${narrow.size.value}${narrow.size.unit}`,
    actual: `${wide.size.value}${wide.size.unit}`,
  };
};

const sizesOf = ({ value, extension }: RawToken): readonly Size[] => [
  { size: value as Dimension, place: ['$value'], width: 'at the narrowest width' },
  ...(extension.fluid
    ? [{ size: extension.fluid, place: ['$extensions', 'schoolyard', 'fluid'], width: 'at the widest' }]
    : []),
];
