import type { DataRequest } from '#schemas/theme/theme.ts';
import { type CheckContext, defineRule, type PlacedSection, type PlacedTemplate } from '../rule.ts';

/** A section that is for some of a list and is given all of it, or is not told what it has to know. */
export const askedParams = defineRule({
  meta: {
    id: 'THM079',
    name: 'asked-params',
    title: 'A section that is for some of a source alone is given these, and the facts that it goes by.',
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
  readonly goesBy?: string;
}

const checkSection = (placed: PlacedSection, { scope }: PlacedTemplate, context: CheckContext): void => {
  const { section, path, registered } = placed;
  const { hasFinding, report } = context;
  const { properties = {} } = (registered?.manifest.bindings ?? {}) as {
    readonly properties?: Readonly<Record<string, PropSchema>>;
  };
  checkFacts(placed, properties, context);
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

const checkFacts = (
  { section, path, registered }: PlacedSection,
  properties: Readonly<Record<string, PropSchema>>,
  { hasFinding, report }: CheckContext,
): void => {
  const { bindings = {}, settings = {} } = section;
  const place = section.bindings ? [...path, 'bindings'] : path;
  for (const [prop, { goesBy }] of Object.entries(properties)) {
    const isShown = registered?.bindingKeys.includes(prop) ?? false;
    if (goesBy === undefined || !isShown || Object.hasOwn(bindings, prop) || Object.hasOwn(settings, prop)) continue;
    if (hasFinding(place)) continue;
    report({
      path: place,
      subject: prop,
      message: `"${section.type}" is not told "${prop}": ${goesBy}.`,
      expected: `a binding of "${prop}"`,
    });
  }
};

const asks = (request: DataRequest | undefined, name: string, value: unknown): boolean =>
  request?.params?.[name] === value;
