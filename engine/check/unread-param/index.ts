import { type CheckContext, defineRule, type PlacedTemplate } from '../rule.ts';
import { namesUnder, refsOn } from '../unused/named.ts';

/** A page for each of many, where the part of the address that says which one goes nowhere. */
export const unreadParam = defineRule({
  meta: {
    id: 'THM088',
    name: 'unread-param',
    title: 'A param of a route says which of many a page shows: what the page depends on reads it.',
    severity: 'error',
    docs: 'docs/rules/THM088.md',
    ignorable: false,
  },
  check(context) {
    for (const placed of context.templates) {
      if (Object.keys(placed.template.params ?? {}).length === 0) continue;
      checkData(placed, context);
      checkParams(placed, context);
    }
  },
});

/** Data without which there is no page, and that is not told which page it is of. */
const checkData = ({ id, template, path }: PlacedTemplate, { registry, hasFinding, report }: CheckContext): void => {
  for (const [name, { source, params = {}, notFoundWhenEmpty }] of Object.entries(template.data ?? {})) {
    const place = [...path, 'data', name];
    const refs = Object.values(params).flatMap((value) => (typeof value === 'object' ? [value.ref] : []));
    const { properties = {} } = (registry.sources.get(source)?.params ?? {}) as Params;
    const taken = Object.keys(properties);
    if (notFoundWhenEmpty !== true || taken.length === 0 || hasFinding(place)) continue;
    if (refs.some((ref) => ref.startsWith('route.params.'))) continue;
    const [param = ''] = Object.keys(template.params ?? {});
    report({
      path: place,
      message: `"${name}" is not told which one the page "${id}" is of, and the page is there only where "${name}" is: visitors are told of all addresses that they do not exist, or of none.`,
      expected: `"params": { "${taken.includes(param) ? param : taken[0]}": { "ref": "route.params.${param}" } }`,
      actual: source,
    });
  }
};

const checkParams = (placed: PlacedTemplate, { hasFinding, report }: CheckContext): void => {
  const { id, template, path } = placed;
  const read = namesUnder('route.params', refsOn(placed));
  for (const [name, { type }] of Object.entries(template.params ?? {})) {
    const place = [...path, 'params', name];
    // A year or a number without a page of its own may stand in an address for people.
    if (read.has(name) || type !== 'string' || hasFinding(place) || hasFinding([...path, 'data'])) continue;
    report({
      path: place,
      at: 'key',
      message: `Nothing on the page "${id}" reads the param "${name}" of its address: the page is the same at all of them.`,
      expected: `a param of its data that is { "ref": "route.params.${name}" }`,
      actual: name,
    });
  }
};

interface Params {
  readonly properties?: Readonly<Record<string, unknown>>;
}
