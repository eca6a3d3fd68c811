import { textSizes } from '#schemas/theme/text-sizes.ts';
import type { Dimension } from '#schemas/theme/tokens.ts';
import type { RawToken } from '../../tokens/collect-tokens.ts';
import { targetOf } from '../../tokens/compile-tokens.ts';
import { defineRule } from '../rule.ts';

/** Text that is too small to read, at the narrowest width or the widest. */
export const textSize = defineRule({
  meta: {
    id: 'THM055',
    name: 'text-size',
    title: 'Text is 12 px or larger at every width.',
    severity: 'error',
    docs: 'docs/rules/THM055.md',
    ignorable: true,
  },
  check({ tokens, hasFinding, report }) {
    for (const name of textSizes) {
      const token = tokens.get(name);
      const target = token && targetOf(token, tokens);
      if (target?.type !== 'dimension' || hasFinding(target.path)) continue;
      const small = sizesOf(target).find(({ size }) => pixelsOf(size) < least);
      if (!small) continue;
      const { size, at, width } = small;
      report({
        path: [...target.path, ...at],
        message: `"${name}" is ${pixelsOf(size)} px ${width}: text that small cannot be read.`,
        expected: `at least ${least} px`,
        actual: `${size.value}${size.unit}`,
        suggestion: size.unit === 'rem' ? `${least / rootSize}rem` : `${least}px`,
      });
    }
  },
});

const least = 12;
/** Pixels of a rem where nobody has chosen another size. */
const rootSize = 16;

const pixelsOf = ({ value, unit }: Dimension): number =>
  unit === 'rem' ? Math.round(value * rootSize * 100) / 100 : value;

const sizesOf = ({ value, extension }: RawToken) => [
  { size: value as Dimension, at: ['$value'], width: 'at the narrowest width' },
  ...(extension.fluid
    ? [{ size: extension.fluid, at: ['$extensions', 'schoolyard', 'fluid'], width: 'at the widest' }]
    : []),
];
