import type { DataRequest } from '#schemas/theme/theme.ts';
import { neededProps } from '../../conditions/section-state.ts';
import { defineRule, type PlacedSection, type PlacedTemplate } from '../rule.ts';

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
        const most = asked && mostOf(asked.request, registry.sources.get(asked.request.source));
        if (!asked || most === undefined || limit <= most) continue;
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

interface PagedSource {
  readonly params: unknown;
}

/** How many a request is given at most, as far as its source counts them by `pageSize`. */
const mostOf = ({ params = {} }: DataRequest, source: PagedSource | undefined): number | undefined => {
  const { properties = {} } = (source?.params ?? {}) as {
    readonly properties?: Readonly<Record<string, { readonly default?: unknown }>>;
  };
  const given = params.pageSize ?? properties.pageSize?.default;
  return typeof given === 'number' ? given : undefined;
};
