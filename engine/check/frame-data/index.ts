import { type CheckContext, defineRule, type PlacedSection } from '../rule.ts';

/** A header or footer that goes as a whole where data fails that it could do without. */
export const frameData = defineRule({
  meta: {
    id: 'THM087',
    name: 'frame-data',
    title: 'The header and the footer stand also where data fails that they can do without.',
    severity: 'warning',
    docs: 'docs/rules/THM087.md',
    ignorable: true,
  },
  check(context) {
    const frame = new Map(
      context.templates
        .flatMap(({ sections }) => sections)
        .filter(({ registered }) => landmarks.has(registered?.manifest.landmark ?? ''))
        .map((placed) => [placed.section, placed]),
    );
    for (const placed of frame.values()) checkBindings(placed, context);
  },
});

const landmarks: ReadonlySet<string> = new Set(['banner', 'contentinfo']);

const checkBindings = ({ section, path, registered }: PlacedSection, { hasFinding, report }: CheckContext): void => {
  if (section.onError !== undefined && section.onError !== 'hide') return;
  for (const [prop, binding] of Object.entries(section.bindings ?? {})) {
    const place = [...path, 'bindings', prop];
    const isNeeded = registered?.requiredBindings.includes(prop) ?? true;
    if (isNeeded || !binding.ref.startsWith('data.') || 'fallback' in binding || hasFinding(place)) continue;
    report({
      path: place,
      message: `Where "${binding.ref}" cannot be loaded, "${section.type}" goes as a whole, and it can do without "${prop}".`,
      expected: '"fallback": null',
    });
  }
};
