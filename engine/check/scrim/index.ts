import { resolveColor } from '../../tokens/contrast-pairs.ts';
import { defineRule } from '../rule.ts';
import { colorsOf, isThin, leastScrim, pairsOf } from '../theme-contrast.ts';

/** Text on a translucent colour that lets too much of the picture under it through. A panel is opaque. */
export const scrim = defineRule({
  meta: {
    id: 'THM052',
    name: 'scrim',
    title: 'What text stands on covers at least 55 % of a picture under it.',
    severity: 'error',
    docs: 'docs/rules/THM052.md',
    ignorable: true,
  },
  check(context) {
    const colors = colorsOf(context);
    for (const { text, on } of pairsOf(context)) {
      const surface = resolveColor(on, colors, new Map());
      const token = surface && context.tokens.get(surface.root);
      if (!token || !isThin(on, colors)) continue;
      const { alpha } = surface.color;
      const path = [...token.path, '$value'];
      // One token is one finding, whatever stands on it.
      context.report({
        path,
        message: `"${surface.root}" covers only ${Math.round(alpha * 100)} % of what lies under it, and "${text}" stands on it.`,
        expected: `an alpha of at least ${leastScrim}`,
        actual: String(alpha),
        suggestion: `alpha ${leastScrim}`,
        fix: { kind: 'replace', path: [...path, 'alpha'], value: leastScrim },
      });
    }
  },
});
