import type { DataRequest } from '#schemas/theme/theme.ts';
import { neededProps } from '../../conditions/section-state.ts';
import { defineRule, type PlacedSection, type PlacedTemplate } from '../rule.ts';
import { wholeParams } from '../whole-params.ts';

/** A section that is to show more than it is ever given. */
export const itemLimit = defineRule({
  meta: {
    id: 'THM075',
    name: 'item-limit',
    title: 'A section is to show no more items than its data asks for.',
    severity: 'warning',
    docs: 'docs/rules/THM075.md',
    ignorable: true,
  },
  check({ templates, registry, hasFinding, report }) {
    for (const template of templates) {
      for (const placed of template.sections) {
        const { section, path } = placed;
        const limit = section.settings?.limit;
        const place = [...path, 'settings', 'limit'];
        if (typeof limit !== 'number' || hasFinding(place)) continue;
        const asked = requestOf(placed, template);
        // How many are given at most, as far as the source counts them so.
        const most = asked && wholeParams(asked.request, registry).pageSize;
        if (!asked || typeof most !== 'number' || limit <= most) continue;
        report({
          path: place,
          message: `"data.${asked.name}" asks for ${most} at most: no more than these are shown.`,
          expected: `at most ${most}, or a larger "pageSize" of "data.${asked.name}"`,
          actual: String(limit),
        });
      }
    }
  },
});

/** Of the list that the section shows. */
const requestOf = (
  { section, registered }: PlacedSection,
  { scope }: PlacedTemplate,
): { readonly name: string; readonly request: DataRequest } | undefined => {
  const prop = registered && neededProps(registered).find((name) => section.bindings?.[name]);
  const [, name = ''] = /^data\.([^.]+)/.exec((prop && section.bindings?.[prop]?.ref) ?? '') ?? [];
  const request = scope.data[name];
  return request && { name, request };
};
