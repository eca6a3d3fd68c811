import type { DataRequest } from '#schemas/theme/theme.ts';
import { pagesByRole } from '../../compile/page-roles.ts';
import { dataRequests } from '../../compile/read-theme.ts';
import type { Path } from '../../text/document.ts';
import { type CheckContext, defineRule } from '../rule.ts';
import { wholeParams } from '../whole-params.ts';

/** A param written down that is right on some days, or for some pages, alone. */
export const paramValue = defineRule({
  meta: {
    id: 'THM072',
    name: 'param-value',
    title: 'A param that a theme writes down is right on every day, and leaves out nothing that visitors look for.',
    severity: 'warning',
    docs: 'docs/rules/THM072.md',
    ignorable: true,
  },
  check(context) {
    for (const [path, request] of dataRequests(context.theme)) {
      const { source, params = {} } = request;
      const { properties = {} } = (context.registry.sources.get(source)?.params ?? {}) as Params;
      reportUnsaid(path, request, context);
      for (const [name, value] of Object.entries(params)) {
        const schema = properties[name];
        const place = [...path, 'params', name];
        if (!schema || context.hasFinding(place)) continue;
        const fault =
          faultOf({ name, value, schema }, context) ??
          (name === 'page' ? lastPageFault({ value, path, request }, context) : undefined) ??
          listFault({ name, value, path, request }, context);
        if (fault) context.report({ path: place, actual: JSON.stringify(value), ...fault });
      }
    }
  },
});

/** Where nothing is said, what is for the product's own pages comes along. */
const reportUnsaid = (
  path: Path,
  { source, params = {} }: DataRequest,
  { theme, registry, hasFinding, report }: CheckContext,
): void => {
  const { properties = {} } = (registry.sources.get(source)?.params ?? {}) as Params;
  const [unsaid] = Object.entries(properties).find(([name, { ofProduct }]) => ofProduct && !(name in params)) ?? [];
  if (unsaid === undefined || theme.themeId === productTheme || hasFinding(path)) return;
  report({
    path,
    subject: unsaid,
    message: `"${source}" is not told "${unsaid}": it gives what stands on the product’s own pages as well.`,
    expected: `a value of "${unsaid}"`,
  });
};

interface ParamSchema {
  readonly format?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  /** What the product's own pages alone ask for. */
  readonly ofProduct?: readonly unknown[];
}

interface Params {
  readonly properties?: Readonly<Record<string, ParamSchema>>;
}

interface WrittenParam {
  readonly name: string;
  readonly value: unknown;
  readonly schema: ParamSchema;
}

interface Fault {
  readonly message: string;
  readonly expected?: string;
}

/** Of the product's own pages. */
const productTheme = 0;

const dated: ReadonlySet<string> = new Set(['date', 'session', 'local-date-time', 'date-time']);

/** What a visitor types to find something. */
const searches: ReadonlySet<string> = new Set(['keyword', 'search']);

/** A year, a day or a session: by its form, or by its name where it is a number. */
const isDated = ({ name, value, schema }: WrittenParam): boolean =>
  dated.has(schema.format ?? '') || (/session|year/i.test(name) && typeof value === 'number' && value > 0);

/** The slug or the number of one thing that a school has written. */
const isOfOneItem = ({ name, value, schema }: WrittenParam): boolean =>
  (name === 'slug' &&
    typeof value === 'string' &&
    value !== '' &&
    !placeholder.test(value) &&
    schema.enum === undefined) ||
  (/(?:^|[a-z_])Id$/i.test(name) && typeof value === 'number' && value > 0 && schema.enum === undefined);

const faultOf = (param: WrittenParam, { theme }: CheckContext): Fault | undefined => {
  const { name, value, schema } = param;
  if (theme.themeId !== productTheme && schema.ofProduct?.includes(value))
    return { message: `"${name}" asks for what stands on the product’s own pages, and no school has written.` };
  if (isDated(param))
    return {
      message: `"${name}" stands still at ${String(value)}, and a school's year goes on: one day the list is of a year that has ended.`,
      expected: schema.default === undefined ? 'no such param' : `${JSON.stringify(schema.default)}, or no such param`,
    };
  if (searches.has(name) && typeof value === 'string' && value !== '')
    return {
      message: `Only what has "${value}" in it is shown: "${name}" is what a visitor looks for.`,
      expected: 'a ref to a query key of the address, or no such param',
    };
  if (name === 'page' && typeof value === 'number' && value > 1)
    return { message: `What stands on the pages before page ${value} is shown nowhere.`, expected: '1' };
  if (isOfOneItem(param))
    return {
      message: `"${name}" is ${JSON.stringify(value)}, which one school has written: at all others nothing is there.`,
      expected: JSON.stringify({ ref: `route.params.${name}` }),
    };
  const [, key = ''] = typeof value === 'string' ? (placeholder.exec(value) ?? []) : [];
  if (key === '') return undefined;
  const params = new Set(Object.values(theme.templates).flatMap((template) => Object.keys(template.params ?? {})));
  return {
    message: `"${name}" is this very text: nothing is put in the place of "${key}".`,
    expected: JSON.stringify({ ref: params.has(key) ? `route.params.${key}` : `route.query.${key}` }),
  };
};

interface ListParam {
  readonly name: string;
  readonly value: unknown;
  /** Of the request. */
  readonly path: Path;
  readonly request: DataRequest;
}

/** So many items of a list that has pages are worth one. */
const fewestOfPage = 5;

/** What keeps the page of a list from being one: pages of two or three items, or one level of its notices alone. */
const listFault = ({ name, value, path, request }: ListParam, { theme }: CheckContext): Fault | undefined => {
  const [, id = ''] = path;
  const template = path[0] === 'templates' ? theme.templates[String(id)] : undefined;
  if (!template) return undefined;
  const isPaged = refOf(request.params?.page).startsWith('route.');
  if (name === 'pageSize' && isPaged && typeof value === 'number' && value < fewestOfPage)
    return {
      message: `Pages of ${value} each: visitors turn one after the other to find what a single page could show.`,
      expected: `${fewestOfPage} or more`,
    };
  const isNotices = template.route !== undefined && template.route === pagesByRole(theme).notices;
  const lists = Object.values(template.data ?? {}).filter(({ source }) => source === 'notices');
  if (name !== 'level' || request.source !== 'notices' || !isNotices || typeof value !== 'string') return undefined;
  if (lists.some(({ params = {} }) => params.level === undefined)) return undefined;
  return {
    message: `Only notices of the level "${value}" stand on the page of notices: all others are nowhere to be read.`,
    expected: 'no such param',
  };
};

interface PageParam {
  readonly value: unknown;
  /** Of the request. */
  readonly path: Path;
  readonly request: DataRequest;
}

/** So many of a school's articles, notices or photos are within reach. */
const fewest = 1000;

/** A page number that the address gives, and whose greatest comes before the last items. */
const lastPageFault = ({ value, path, request }: PageParam, { theme, registry }: CheckContext): Fault | undefined => {
  const [, template = ''] = path;
  const [, key = ''] = /^route\.query\.(\w+)$/.exec(refOf(value)) ?? [];
  const { maximum } = theme.templates[String(template)]?.query?.[key] ?? {};
  const size = wholeParams(request, registry).pageSize;
  if (maximum === undefined || typeof size !== 'number' || maximum * size >= fewest) return undefined;
  return {
    message: `Pages go up to ${maximum}, of ${size} each: what comes after the first ${maximum * size} is on no page.`,
    expected: `a "maximum" of "${key}" of ${Math.ceil(fewest / size)} or more`,
  };
};

const refOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'ref' in value ? String(value.ref) : '';

/** As other languages of templates write what is to be filled in: `{slug}`, `{{ slug }}`, `${slug}`, `:slug`, `$slug`. */
const placeholder = /^(?:\$?\{{1,2}\s*|[:$])([A-Za-z][\w.-]*)\s*\}{0,2}$/;
