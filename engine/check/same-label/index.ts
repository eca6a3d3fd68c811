import type { Path } from '../../text/document.ts';
import { defineRule } from '../rule.ts';

/** Two items of a list that are called the same: one was copied, and its name not changed. */
export const sameLabel = defineRule({
  meta: {
    id: 'THM083',
    name: 'same-label',
    title: 'No two items of a list in a section’s settings have the same label.',
    severity: 'warning',
    docs: 'docs/rules/THM083.md',
    ignorable: true,
  },
  check({ templates, hasFinding, report }) {
    const sections = new Map(templates.flatMap((template) => template.sections).map((one) => [one.section, one.path]));
    for (const [section, path] of sections) {
      for (const { label, at, first } of repeatedLabels(section.settings)) {
        const place = [...path, 'settings', ...at];
        if (hasFinding(place)) continue;
        report({
          path: place,
          message: `"${section.type}" has this label twice: items ${first + 1} and ${Number(at.at(-2)) + 1} are called the same.`,
          expected: 'a label of its own',
          actual: label,
        });
      }
    }
  },
});

interface RepeatedLabel {
  readonly label: string;
  /** Of the second, beneath the settings. */
  readonly at: Path;
  /** The index of the first in its list. */
  readonly first: number;
}

const repeatedLabels = (settings: Readonly<Record<string, unknown>> = {}): readonly RepeatedLabel[] =>
  Object.entries(settings).flatMap(([name, items]) => {
    if (!Array.isArray(items)) return [];
    const seen = new Map<string, number>();
    return items.flatMap((item: unknown, index): RepeatedLabel[] => {
      if (typeof item !== 'object' || item === null || !('label' in item)) return [];
      const label = JSON.stringify(item.label);
      const first = seen.get(label);
      seen.set(label, first ?? index);
      return first === undefined ? [] : [{ label, at: [name, index, 'label'], first }];
    });
  });
