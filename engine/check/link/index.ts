import { systemAddresses, systemSegments } from '#schemas/theme/system-addresses.ts';
import { takesParam } from '../../compile/page-roles.ts';
import { rolesOfLinks } from '../../compile/role-links.ts';
import { segmentsOf } from '../../compile/routes.ts';
import { anchorsOf } from '../../data/anchors.ts';
import { parseParam } from '../../data/match-route.ts';
import { type FoundLink, linksIn } from '../../schema/links.ts';
import { nearest } from '../../text/nearest.ts';
import { isLanguage } from '../is-language.ts';
import { type CheckContext, defineRule, type PlacedSection, type PlacedTemplate } from '../rule.ts';

/** A link within the site that leads to no page, or to no place on one. */
export const link = defineRule({
  meta: {
    id: 'THM039',
    name: 'link',
    title: 'Every link that a theme writes within its site leads to a page, and to a place that is there.',
    severity: 'error',
    docs: 'docs/rules/THM039.md',
    ignorable: true,
  },
  check(context) {
    if (context.templates.some(({ whole }) => !whole)) return;
    const placed = new Map(context.templates.flatMap(({ sections }) => sections.map((one) => [one.section, one])));
    for (const section of placed.values()) {
      for (const written of linksOf(section, context)) checkLink(written, section, context);
    }
  },
});

/** Its place is beneath the section's settings. */
interface WrittenLink extends FoundLink {
  /** Whether the theme says it; else it is what the section type has. */
  readonly isGiven: boolean;
}

const linksOf = ({ section, registered, settings }: PlacedSection, { texts }: CheckContext): readonly WrittenLink[] => {
  const values = settings?.byLocale[texts.defaultLocale] ?? {};
  return linksIn(registered?.manifest.settings, values).map(({ href, at }) => ({
    href,
    at,
    isGiven: Object.hasOwn(section.settings ?? {}, at[0] ?? ''),
  }));
};

const checkLink = (written: WrittenLink, placed: PlacedSection, context: CheckContext): void => {
  const { section, path } = placed;
  const { href, at, isGiven } = written;
  const place = isGiven ? [...path, 'settings', ...at] : [...path, 'type'];
  if (context.hasFinding(place)) return;
  if (!/^[/#]/.test(href)) {
    if (isOnThisMachine(href)) context.report({ path: place, actual: href, message: onThisMachine });
    return;
  }
  const [address = '', anchor = ''] = href.split('#');
  const pages = address === '' ? pagesOf(section, context) : pagesAt(address, context);
  const fault =
    isGiven && leadsToAll(written, placed) ? toAll(context.theme) : faultOf({ href, address, anchor }, pages, context);
  if (!fault) return;
  const { message, candidates, word } = fault;
  const subject = { path: place, actual: href, expected: candidates.join(', ') };
  if (isGiven) {
    const suggestion = nearest(word, candidates);
    context.report({ ...subject, message, ...(suggestion === undefined ? {} : { suggestion }) });
  } else {
    const name = at.join('.');
    const by = `"${name}" of "${section.type}" leads there unless the theme sets it.`;
    context.report({ ...subject, subject: name, message: `${message} ${by}` });
  }
};

/** Whether a link that the section completes, one for each item, leads to one page for all of them. */
const leadsToAll = ({ href, at: [name] }: WrittenLink, { registered }: PlacedSection): boolean => {
  const role = registered && rolesOfLinks(registered.manifest.settings).get(String(name));
  return role !== undefined && takesParam(role) && !href.includes(':');
};

const toAll = ({ templates }: CheckContext['theme']): Fault => ({
  message: 'Each item has a page of its own, and this leads all of them to one: the param of the route is missing.',
  candidates: Object.values(templates).flatMap(({ route }) => (route?.includes('/:') ? [route] : [])),
  word: '',
});

const onThisMachine = 'Only the machine that this was written on has such an address: visitors reach nothing.';

const isOnThisMachine = (href: string): boolean => {
  const [, host = ''] = /^https?:\/\/([^/:?#]+)/i.exec(href) ?? [];
  return /(^|\.)localhost$|^127\.|^0\.0\.0\.0$|^10\.|^192\.168\./i.test(host);
};

interface Fault {
  readonly message: string;
  /** What would be right instead of the word. */
  readonly candidates: readonly string[];
  readonly word: string;
}

const office: ReadonlySet<string> = new Set(systemAddresses.office);

/** What is wrong with a link to some pages; none are those of the system, and those of languages are not looked into. */
const faultOf = (
  { href, address, anchor }: { readonly href: string; readonly address: string; readonly anchor: string },
  pages: readonly PlacedTemplate[] | 'system',
  { theme }: CheckContext,
): Fault | undefined => {
  const [, first = ''] = address.toLowerCase().split('/');
  if (isLanguage(theme, first))
    return {
      message: `Links lead to the page in the visitor’s language by themselves, and this one to "${first}" always.`,
      candidates: [address.slice(first.length + 1) || '/'],
      word: address,
    };
  if (office.has(first))
    return {
      message: `"${address}" is a place of the office: visitors are asked to log in.`,
      candidates: [],
      word: '',
    };
  if (pages === 'system') return undefined;
  if (pages.length === 0) {
    // A route with params is no address.
    const candidates = Object.values(theme.templates).flatMap(({ route }) =>
      route && !route.includes(':') ? [route] : [],
    );
    return { message: `No page stands at "${address.split('?')[0]}".`, candidates, word: address };
  }
  const isOfMany = pages.every(({ template: { route = '' } }) => route.includes('/:') && route !== address);
  if (isOfMany)
    return {
      message: `"${address}" is one page of many, of things that a school writes: at other schools nothing is there.`,
      candidates: listsOf(address, pages, theme),
      word: address,
    };
  if (anchor === '' || pages.some((page) => anchorsOn(page).has(anchor))) return undefined;
  const ids = [...new Set(pages.flatMap((page) => page.sections.map(({ section }) => section.id)))];
  return {
    message: `Nothing on the page that "${href}" leads to has the id "${anchor}".`,
    candidates: ids.map((id) => `${address}#${id}`),
    word: href,
  };
};

/** The pages that stand above one of many: `/gallery` of `/gallery/:album`. */
const listsOf = (
  address: string,
  pages: readonly PlacedTemplate[],
  { templates }: CheckContext['theme'],
): readonly string[] => {
  const above = address.slice(0, address.lastIndexOf('/'));
  return pages.length > 0 && Object.values(templates).some(({ route }) => route === above) ? [above] : [];
};

const pagesOf = (section: PlacedSection['section'], { templates }: CheckContext): readonly PlacedTemplate[] =>
  templates.filter(({ sections }) => sections.some((placed) => placed.section === section));

/** The pages that an address may be of, with or without a language in front. */
const pagesAt = (address: string, { theme, templates }: CheckContext): readonly PlacedTemplate[] | 'system' => {
  const [path = ''] = address.split('?');
  const all = segmentsOf(path.toLowerCase());
  const given = Object.keys(theme.locales.strings).some((locale) => locale.toLowerCase() === all[0])
    ? all.slice(1)
    : all;
  if (systemSegments.has(given[0] ?? '')) return 'system';
  return templates.filter(({ template }) => {
    if (template.route === undefined) return false;
    const segments = segmentsOf(template.route);
    return (
      segments.length === given.length &&
      segments.every((segment, i) => {
        const part = given[i] ?? '';
        // A link that the section completes is a page's route as it is.
        if (segment === part) return true;
        if (!segment.startsWith(':')) return false;
        const param = template.params?.[segment.slice(1)];
        return param !== undefined && parseParam(part, param) !== undefined;
      })
    );
  });
};

const anchorsOn = ({ sections }: PlacedTemplate) =>
  anchorsOf(sections.map(({ section: { id }, settings }) => ({ id, settings: settings?.byLocale ?? {} })));
