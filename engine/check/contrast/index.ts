import { overridesOf, pairKey } from '../../record/contrast-findings.ts';
import type { ContrastPair } from '../../section.ts';
import { type ContrastFault, findFaults, weakPairs } from '../../tokens/contrast-pairs.ts';
import { showRatio } from '../../tokens/contrast-ratio.ts';
import { colorOf, hexOf } from '../../tokens/rgba.ts';
import { defineRule, type RuleFinding } from '../rule.ts';
import { colorsOf, isThin, pairsOf } from '../theme-contrast.ts';

/** Text that is too weak on what it is on, in the theme's own colours or in a preset's (WCAG 2.2, 1.4.3 and 1.4.11). */
export const contrast = defineRule({
  meta: {
    id: 'THM050',
    name: 'contrast',
    title: 'Every text has the contrast that the theme and its section types ask for, in every preset.',
    severity: 'error',
    docs: 'docs/rules/THM050.md',
    ignorable: true,
  },
  check(context) {
    const colors = colorsOf(context);
    const pairs = pairsOf(context).filter(({ on }) => !isThin(on, colors));
    const none = new Map();
    const weak = weakPairs(pairs, colors, none);
    for (const fault of findFaults(pairs, colors, none, { weak, mayChange: () => true })) {
      const path = [...(context.tokens.get(fault.root)?.path ?? []), '$value'];
      context.report({
        path,
        ...describe(fault, ''),
        ...(fault.nearest ? { fix: { kind: 'replace', path, value: colorOf(fault.nearest) } } : {}),
      });
    }
    const known = new Set(weak.map(pairKey));
    for (const [name, preset] of Object.entries(context.theme.presets ?? {})) {
      const overrides = overridesOf(preset.tokens ?? {});
      const broken = weakPairs(pairs, colors, overrides).filter((pair) => !known.has(pairKey(pair)));
      const faults = findFaults(pairs, colors, overrides, { weak: broken, mayChange: (root) => overrides.has(root) });
      for (const fault of faults) {
        const path = ['presets', name, 'tokens', fault.root];
        context.report({
          path,
          ...describe(fault, `In the preset "${name}", `),
          ...(fault.nearest ? { fix: { kind: 'replace', path, value: hexOf(fault.nearest) } } : {}),
        });
      }
    }
  },
});

const describe = (
  { root, worst: { text, on, min, ratio }, others, nearest }: ContrastFault,
  where: string,
): Pick<RuleFinding, 'message' | 'expected' | 'actual' | 'suggestion'> => {
  const more = others.length > 0 ? `; too weak as well: ${others.map(formatPair).join(', ')}` : '';
  const hopeless = nearest ? '' : ` No lightness of "${root}" would meet all its pairs: change the other colour too.`;
  return {
    message: `${where}"${text}" on "${on}" has a contrast of ${showRatio(ratio)}, and ${min} is needed${more}.${hopeless}`,
    expected: `${min}:1`,
    actual: `${showRatio(ratio)}:1`,
    ...(nearest ? { suggestion: hexOf(nearest) } : {}),
  };
};

const formatPair = ({ text, on }: ContrastPair): string => `"${text}" on "${on}"`;
