import type { DataRequest } from '#schemas/theme/theme.ts';
import { neededProps } from '../../conditions/section-state.ts';
import { type CheckContext, defineRule, type PlacedSection, type PlacedTemplate } from '../rule.ts';
import { wholeParams } from '../whole-params.ts';

/** A section that is to show more than it is ever given, or a setting that goes beyond the one that it depends on. */
export const itemLimit = defineRule({
  meta: {
    id: 'THM075',
    name: 'item-limit',
    title:
      'A section is to show no more items than its data asks for, and no setting goes beyond the one it depends on.',
    severity: 'warning',
    docs: 'docs/rules/THM075.md',
    ignorable: true,
  },
  check(context) {
    const { templates, registry, hasFinding, report } = context;
    for (const template of templates) {
      for (const placed of template.sections) {
        checkDependents(placed, context);
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

const checkDependents = (
  { section, path, registered, settings }: PlacedSection,
  { texts, hasFinding, report }: CheckContext,
): void => {
  const { properties = {} } = (registered?.manifest.settings ?? {}) as Settings;
  const values = settings?.byLocale[texts.defaultLocale] ?? {};
  for (const [name, { noMoreThan: other }] of Object.entries(properties)) {
    const place = [...path, 'settings', name];
    if (other === undefined || !Object.hasOwn(section.settings ?? {}, name) || hasFinding(place)) continue;
    const [own, most] = [values[name], values[other]];
    if (typeof own !== 'number' || typeof most !== 'number' || own <= most) continue;
    report({
      path: place,
      message: `"${name}" is more than "${other}", which is ${most}: what lies between the two is lost.`,
      expected: `at most ${most}`,
      actual: String(own),
    });
  }
};

interface Settings {
  readonly properties?: Readonly<Record<string, { readonly noMoreThan?: string }>>;
}

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
