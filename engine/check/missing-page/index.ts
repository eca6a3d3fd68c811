import { type CheckContext, defineRule, type PlacedTemplate } from '../rule.ts';

/** A page that answers as if it were there for whatever address is made up, or that goes as a whole for one part. */
export const missingPage = defineRule({
  meta: {
    id: 'THM071',
    name: 'missing-page',
    title:
      'A page of one among many is not found where that one is not there, and no other page goes for a part of it.',
    severity: 'warning',
    docs: 'docs/rules/THM071.md',
    ignorable: true,
  },
  check(context) {
    for (const placed of context.templates) {
      const { route } = placed.template;
      if (route?.includes('/:')) checkFound(placed, context);
      else if (route !== undefined) checkParts(placed, context);
    }
    checkData(context);
  },
});

/** The data that a page's own param is for says whether there is such a page. */
const checkFound = ({ id, template, path }: PlacedTemplate, { hasFinding, report }: CheckContext): void => {
  const reading = Object.entries(template.data ?? {}).filter(([, { params = {} }]) =>
    Object.values(params).some((value) => isRefTo(value, 'route.params.')),
  );
  const [first] = reading;
  if (!first || reading.some(([, { notFoundWhenEmpty }]) => notFoundWhenEmpty === true)) return;
  const [name] = first;
  const place = [...path, 'data', name];
  if (hasFinding([...path, 'data'])) return;
  report({
    path: place,
    message: `The page "${id}" answers for every address of its form, also where "data.${name}" is empty: search engines and visitors take it for a page that is there.`,
    expected: '"notFoundWhenEmpty": true',
  });
};

const isRefTo = (value: unknown, prefix: string): boolean =>
  typeof value === 'object' && value !== null && 'ref' in value && String(value.ref).startsWith(prefix);

const checkParts = ({ id, template, sections, path: place }: PlacedTemplate, context: CheckContext): void => {
  const { hasFinding, report } = context;
  for (const [name, { notFoundWhenEmpty, params = {} }] of Object.entries(template.data ?? {})) {
    const isAsked = Object.values(params).some((value) => isRefTo(value, 'route.'));
    const at = [...place, 'data', name, 'notFoundWhenEmpty'];
    if (!notFoundWhenEmpty || isAsked || hasFinding(at)) continue;
    report({
      path: at,
      message: `At a school where "data.${name}" is empty, visitors are told that the page "${id}" does not exist.`,
      expected: 'false',
      actual: 'true',
    });
  }
  for (const { section, path } of sections) {
    if (section.onError !== 'notFound' || hasFinding([...path, 'onError'])) continue;
    report({
      path: [...path, 'onError'],
      message: `When the data of "${section.id}" cannot be loaded, visitors are told that the page "${id}" does not exist.`,
      expected: '"hide", "message" or "defer"',
      actual: 'notFound',
    });
  }
};

/** Data for all pages that takes along every page without data of that name for itself. */
const checkData = ({ theme, templates, hasFinding, report }: CheckContext): void => {
  const pages = templates.filter(({ template }) => template.route !== undefined);
  for (const [name, { notFoundWhenEmpty, params = {} }] of Object.entries(theme.data ?? {})) {
    const isAsked = Object.values(params).some((value) => isRefTo(value, 'route.'));
    const at = ['data', name, 'notFoundWhenEmpty'];
    if (!notFoundWhenEmpty || isAsked || hasFinding(at)) continue;
    const taken = pages.filter(({ template }) => !Object.hasOwn(template.data ?? {}, name));
    const [first] = taken;
    if (!first) continue;
    const which = taken.length === 1 ? `the page "${first.id}" does` : `all ${taken.length} pages with this data do`;
    report({
      path: at,
      message: `At a school where "data.${name}" is empty, visitors are told that ${which} not exist.`,
      expected: 'false',
      actual: 'true',
    });
  }
};
