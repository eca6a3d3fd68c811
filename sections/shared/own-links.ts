import type { SectionEnv } from '#engine/section.ts';
import { safeHref } from './links.ts';
import { withLanguage } from './page-href.ts';

interface Linking {
  readonly nav_Items?: readonly { readonly label: string; readonly href: string }[] | undefined;
}

/**
 * The school's own links next to the theme's menu, without those that could run code and those of the menu itself. A
 * page of the menu is named in the language of this page.
 */
export const ownLinks = (
  { nav_Items: items = [] }: Linking,
  { nav, home }: Pick<SectionEnv, 'nav' | 'home'>,
): readonly { readonly label: string; readonly href: string }[] => {
  const seen = new Set(nav.filter(({ menu }) => menu === 'main').map(({ href }) => href));
  const pages = new Set(nav.map(({ href }) => href));
  return items.flatMap(({ label, href }) => {
    const safe = safeHref(href);
    if (safe === undefined) return [];
    const own = withLanguage(safe, home);
    const target = pages.has(own) ? own : safe;
    if (seen.has(target)) return [];
    seen.add(target);
    return [{ label, href: target }];
  });
};

/** The pages of all menus and the school's own links, each once: what a footer lists. */
export const footerPages = (
  school: Linking,
  env: SectionEnv,
): readonly { readonly label: string; readonly href: string }[] => [
  ...new Map([...env.nav, ...ownLinks(school, env)].map(({ label, href }) => [href, { label, href }])).values(),
];
