import { type CheckContext, defineRule, type PlacedTemplate } from '../rule.ts';

/** A part of an address of which less is let through than what reads it could use: the rest is lost on the way. */
export const narrowQuery = defineRule({
  meta: {
    id: 'THM086',
    name: 'narrow-query',
    title: 'A param or query key takes all that its readers can use, and bounds leave some value between them.',
    severity: 'warning',
    docs: 'docs/rules/THM086.md',
    ignorable: true,
  },
  check(context) {
    for (const template of context.templates) {
      reportBounds(template, context);
      reportDays(template, context);
      for (const [key, schema] of Object.entries(template.template.query ?? {})) {
        const { format } = schema as Text;
        const place = [...template.path, 'query', key, 'format'];
        if (format === undefined || format === anyText || context.hasFinding(place)) continue;
        const readers = readersOf(`route.query.${key}`, template, context);
        if (readers.length === 0 || readers.some((reader) => reader.format === format)) continue;
        context.report({
          path: place,
          message: `"${key}" takes a ${format} alone, and what reads it takes any text: names with spaces are lost.`,
          expected: `"${anyText}"`,
          actual: format,
          suggestion: anyText,
        });
      }
    }
  },
});

/** A param that takes days alone, and names something that has a slug: none is ever found. */
const reportDays = (placed: PlacedTemplate, context: CheckContext): void => {
  for (const [name, schema] of Object.entries(placed.template.params ?? {})) {
    const { format } = schema as Text;
    const place = [...placed.path, 'params', name, 'format'];
    if (format !== 'date' || context.hasFinding(place)) continue;
    const readers = readersOf(`route.params.${name}`, placed, context);
    if (readers.length === 0 || readers.some((reader) => reader.format === format)) continue;
    context.report({
      path: place,
      message: `"${name}" takes a day alone, and what reads it takes another text: such a page is never found.`,
      expected: '"slug"',
      actual: format,
      suggestion: 'slug',
    });
  }
};

/** Bounds that no number is within: the default stands at every address, or no address is found. */
const reportBounds = ({ template, path }: PlacedTemplate, { hasFinding, report }: CheckContext): void => {
  for (const part of ['params', 'query'] as const) {
    for (const [name, { minimum, maximum }] of Object.entries(template[part] ?? {})) {
      const place = [...path, part, name, 'minimum'];
      if (minimum === undefined || maximum === undefined || minimum <= maximum || hasFinding(place)) continue;
      report({
        path: place,
        message: `No number is at least ${minimum} and at most ${maximum}: "${name}" is never given.`,
        expected: `at most ${maximum}`,
        actual: String(minimum),
      });
    }
  }
};

const anyText = 'text';

interface Text {
  readonly type?: unknown;
  readonly format?: string;
}

interface Properties {
  readonly properties?: Readonly<Record<string, Text>>;
}

/** The schemas of the texts that a ref is given to: props of sections, and params of data. */
const readersOf = (
  ref: string,
  { sections, template }: PlacedTemplate,
  { registry }: CheckContext,
): readonly Text[] => {
  const props = sections.flatMap(({ section, registered }) =>
    Object.entries(section.bindings ?? {}).flatMap(([prop, binding]) =>
      binding.ref === ref ? [(registered?.manifest.bindings as Properties | undefined)?.properties?.[prop]] : [],
    ),
  );
  const params = Object.values(template.data ?? {}).flatMap(({ source, params: given = {} }) =>
    Object.entries(given).flatMap(([name, value]) =>
      typeof value === 'object' && value.ref === ref
        ? [(registry.sources.get(source)?.params as Properties | undefined)?.properties?.[name]]
        : [],
    ),
  );
  return [...props, ...params].filter((schema) => [schema?.type].flat().includes('string')) as readonly Text[];
};
