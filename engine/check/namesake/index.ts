import { siteSchema } from '#schemas/theme/site.ts';
import type { Path } from '../../text/document.ts';
import { type CheckContext, defineRule } from '../rule.ts';

/** A prop that has the name of one value, and is given another. */
export const namesake = defineRule({
  meta: {
    id: 'THM084',
    name: 'namesake',
    title: 'A prop or param that has the name of a value is given that value.',
    severity: 'warning',
    docs: 'docs/rules/THM084.md',
    ignorable: true,
  },
  check(context) {
    const { templates, hasFinding, report } = context;
    for (const { template, path } of templates)
      for (const [id, { params = {} }] of Object.entries(template.data ?? {}))
        reportSwapped(params, [...path, 'data', id, 'params'], context);
    const sections = new Map(templates.flatMap((template) => template.sections).map((one) => [one.section, one.path]));
    for (const [section, path] of sections) {
      reportSwapped(section.bindings ?? {}, [...path, 'bindings'], context);
      for (const [prop, { ref }] of Object.entries(section.bindings ?? {})) {
        const [, fact] = /^site\.(\w+)$/.exec(ref) ?? [];
        const place = [...path, 'bindings', prop, 'ref'];
        if (fact === undefined || hasFinding(place)) continue;
        const namesakes = facts.filter((name) => wordsOf(name).startsWith(wordsOf(prop)));
        if (namesakes.length === 0 || namesakes.includes(fact)) continue;
        report({
          path: place,
          message: `"${prop}" of "${section.type}" shows "${ref}", and the school has a fact of that very name.`,
          expected: namesakes.map((name) => `site.${name}`).join(', '),
          actual: ref,
          ...(namesakes.length === 1 ? { suggestion: `site.${namesakes[0]}` } : {}),
        });
      }
    }
  },
});

/** Two that are given each other's value: `pages` the total, and `total` the pages. */
const reportSwapped = (given: Readonly<Record<string, unknown>>, path: Path, context: CheckContext): void => {
  const { hasFinding, report } = context;
  const refs = new Map(Object.entries(given).flatMap(([name, value]) => (isRef(value) ? [[name, value.ref]] : [])));
  for (const [name, ref] of refs) {
    const other = lastOf(ref);
    const otherRef = refs.get(other);
    const place = [...path, name, 'ref'];
    if (other === name || otherRef === undefined || lastOf(otherRef) !== name || hasFinding(place)) continue;
    report({
      path: place,
      message: `"${name}" is given "${ref}", and "${other}" is given "${otherRef}": they have each other's value.`,
      expected: otherRef,
      actual: ref,
      suggestion: otherRef,
    });
  }
};

const isRef = (value: unknown): value is { readonly ref: string } =>
  typeof value === 'object' && value !== null && 'ref' in value && typeof value.ref === 'string';

/** `total` of `data.list.total`. */
const lastOf = (ref: string): string => ref.slice(ref.lastIndexOf('.') + 1);

const facts = Object.keys(siteSchema.properties);

/** `school_Logo_Image` and `logoImage` are the same words. */
const wordsOf = (name: string): string =>
  name
    .replace(/^school_?/i, '')
    .replaceAll('_', '')
    .toLowerCase();
