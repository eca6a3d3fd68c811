import { systemSegments } from '#schemas/theme/system-addresses.ts';
import { segmentsOf } from '../../compile/routes.ts';
import { parseParam } from '../../data/match-route.ts';
import { type FoundLink, linksIn } from '../../schema/links.ts';
import { nearest } from '../../text/nearest.ts';
import { type CheckContext, defineRule, type PlacedSection, type PlacedTemplate } from '../rule.ts';
import { anchorsOf } from './anchors.ts';

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

const checkLink = (written: WrittenLink, { section, path }: PlacedSection, context: CheckContext): void => {
  const { href, at, isGiven } = written;
  if (!/^[/#]/.test(href)) return;
  const place = isGiven ? [...path, 'settings', ...at] : [...path, 'type'];
  if (context.hasFinding(place)) return;
  const [address = '', anchor = ''] = href.split('#');
  const pages = address === '' ? pagesOf(section, context) : pagesAt(address, context);
  const fault = faultOf({ href, address, anchor }, pages, context);
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

interface Fault {
  readonly message: string;
  /** What would be right instead of the word. */
  readonly candidates: readonly string[];
  readonly word: string;
}

/** What is wrong with a link to some pages; none are those of the system, and those of languages are not looked into. */
const faultOf = (
  { href, address, anchor }: { readonly href: string; readonly address: string; readonly anchor: string },
  pages: readonly PlacedTemplate[] | 'system',
  { theme }: CheckContext,
): Fault | undefined => {
  if (pages === 'system') return undefined;
  if (pages.length === 0) {
    // A route with params is no address.
    const candidates = Object.values(theme.templates).flatMap(({ route }) =>
      route && !route.includes(':') ? [route] : [],
    );
    return { message: `No page stands at "${address.split('?')[0]}".`, candidates, word: address };
  }
  if (anchor === '' || pages.some((page) => anchorsOf(page).has(anchor))) return undefined;
  const ids = [...new Set(pages.flatMap((page) => page.sections.map(({ section }) => section.id)))];
  return {
    message: `Nothing on the page that "${href}" leads to has the id "${anchor}".`,
    candidates: ids.map((id) => `${address}#${id}`),
    word: href,
  };
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
