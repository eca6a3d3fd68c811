import type { DataRequest } from '#schemas/theme/theme.ts';
import { type CheckContext, defineRule, type PlacedSection, type PlacedTemplate } from '../rule.ts';

/** A section that is for some of a list, and is given all of it. */
export const askedParams = defineRule({
  meta: {
    id: 'THM079',
    name: 'asked-params',
    title: 'A section that is for some of a source alone is given these.',
    severity: 'warning',
    docs: 'docs/rules/THM079.md',
    ignorable: true,
  },
  check(context) {
    const seen = new Set<unknown>();
    for (const template of context.templates)
      for (const placed of template.sections) {
        if (seen.has(placed.section)) continue;
        seen.add(placed.section);
        checkSection(placed, template, context);
      }
  },
});

interface PropSchema {
  readonly asksFor?: Readonly<Record<string, unknown>>;
}

const checkSection = (
  { section, path, registered }: PlacedSection,
  { scope }: PlacedTemplate,
  { hasFinding, report }: CheckContext,
): void => {
  const { properties = {} } = (registered?.manifest.bindings ?? {}) as {
    readonly properties?: Readonly<Record<string, PropSchema>>;
  };
  for (const [prop, { ref }] of Object.entries(section.bindings ?? {})) {
    const place = [...path, 'bindings', prop, 'ref'];
    const asked = ref.startsWith('data.') ? scope.data[ref.slice('data.'.length)] : undefined;
    const lacking = Object.entries(properties[prop]?.asksFor ?? {}).find(([name, value]) => !asks(asked, name, value));
    if (!asked || !lacking || hasFinding(place)) continue;
    const [name, value] = lacking;
    report({
      path: place,
      message: `"${section.type}" is for what has the ${name} "${String(value)}" alone, and "${ref}" asks for others too.`,
      expected: `"params": { ${JSON.stringify(name)}: ${JSON.stringify(value)} }`,
      actual: ref,
    });
  }
};

const asks = (request: DataRequest | undefined, name: string, value: unknown): boolean =>
  request?.params?.[name] === value;
