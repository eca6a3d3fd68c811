import type { Color } from '#schemas/theme/tokens.ts';
import { cssColor } from '../../tokens/color.ts';
import { defineRule } from '../rule.ts';

/**
 * A colour that says two things. Pages are painted from `components`; `hex` is for people, who may have changed only
 * it.
 */
export const colorHex = defineRule({
  meta: {
    id: 'THM053',
    name: 'color-hex',
    title: 'Where a colour has a hex, it is that of its components.',
    severity: 'warning',
    docs: 'docs/rules/THM053.md',
    ignorable: true,
  },
  check({ tokens, hasFinding, report }) {
    for (const [name, { path, type, value }] of tokens) {
      if (type !== 'color' || !isColor(value) || value.hex === undefined || hasFinding([...path, '$value'])) continue;
      const painted = cssColor({ colorSpace: 'srgb', components: value.components }).toUpperCase();
      if (painted === value.hex.toUpperCase()) continue;
      const components = componentsOf(value.hex);
      report({
        path: [...path, '$value', 'hex'],
        message: `"${name}" is painted as ${painted}, from its components; for ${value.hex} they are [${components.join(', ')}].`,
        expected: painted,
        actual: value.hex,
      });
    }
  },
});

/** Its shape is checked where tokens are. */
const isColor = (value: unknown): value is Color =>
  typeof value === 'object' && value !== null && 'components' in value && Array.isArray(value.components);

const componentsOf = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)));
