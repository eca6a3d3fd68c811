import { dataRequests } from '../../compile/read-theme.ts';
import { leavesOf } from '../../conditions/leaves.ts';
import { type RefScope, resolveRef } from '../../refs/resolve-ref.ts';
import type { Path } from '../../text/document.ts';
import { type CheckContext, defineRule, type PlacedSection, type PlacedTemplate } from '../rule.ts';

type FoundRef = readonly [ref: string, path: Path];

export const ref = defineRule({
  meta: {
    id: 'THM023',
    name: 'ref',
    title: 'Every ref leads to something that its template has.',
    severity: 'error',
    docs: 'docs/rules/THM023.md',
    ignorable: false,
  },
  check(context) {
    for (const template of context.templates) {
      for (const found of refsOf(template)) checkRef(found, template.scope, context);
      checkParams(template, context);
    }
  },
});

const checkRef = ([ref, path]: FoundRef, scope: RefScope, { report }: CheckContext): void => {
  const result = resolveRef(ref, scope);
  if (result.ok) return;
  report({
    path,
    message: result.message,
    expected: result.candidates.slice(0, 12).join(', ') || 'a ref of this template',
    actual: ref,
    candidates: result.candidates,
    word: ref,
  });
};

const refsOf = ({ id, template, sections }: PlacedTemplate): readonly FoundRef[] => [
  ...sections.flatMap((placed) => [...bindingRefs(placed), ...conditionRefs(placed)]),
  ...Object.entries(template.seo ?? {}).flatMap(([key, value]): FoundRef[] =>
    value && 'ref' in value ? [[value.ref, ['templates', id, 'seo', key, 'ref']]] : [],
  ),
];

/** Those of props that the type binds. */
const bindingRefs = ({ section, path, registered }: PlacedSection): readonly FoundRef[] =>
  Object.entries(section.bindings ?? {})
    .filter(([prop]) => registered?.bindingKeys.includes(prop))
    .map(([prop, binding]) => [binding.ref, [...path, 'bindings', prop, 'ref']]);

const conditionRefs = ({ section, path, registered }: PlacedSection): readonly FoundRef[] =>
  registered && section.when
    ? leavesOf(section.when, [...path, 'when']).map(([leaf, at]) => [leaf.ref, [...at, 'ref']])
    : [];

/** Sources are loaded at once: their params come from all but data. */
const checkParams = ({ id, scope }: PlacedTemplate, context: CheckContext): void => {
  const { theme, registry, report } = context;
  // Those of the whole theme stand on every page, and are looked at in the scope of each.
  const onPage = dataRequests(theme).filter(([path]) => path[0] === 'data' || path[1] === id);
  for (const [path, { source, params = {} }] of onPage) {
    const known = (registry.sources.get(source)?.params as { properties?: object } | undefined)?.properties ?? {};
    for (const [name, value] of Object.entries(params)) {
      if (typeof value !== 'object' || !Object.hasOwn(known, name)) continue;
      const place = [...path, 'params', name, 'ref'];
      if (!value.ref.startsWith('data.')) checkRef([value.ref, place], scope, context);
      else {
        const expected = 'site.*, settings.*, route.* or visitor.signedIn';
        report({ path: place, message: 'A param cannot wait for other data.', expected, actual: value.ref });
      }
    }
  }
};
