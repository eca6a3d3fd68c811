import { localHref } from '../data/addresses.ts';
import type { CompiledTheme } from '../theme.ts';

/**
 * Keeps a page's links and forms in its language, whoever wrote them: theme, section, school. One that says which
 * language it leads to (`hreflang`) stays as it is. The markup is the engine's own, where no attribute holds a bracket.
 */
export const withLocalLinks = (html: string, theme: CompiledTheme, locale: string): string =>
  locale === theme.defaultLocale
    ? html
    : html.replace(/<(?:a|area|form)\s[^<>]*>/g, (tag) =>
        / hreflang="/i.test(tag)
          ? tag
          : tag.replace(/( (?:href|action)=")(\/[^"]*)/, (_, start: string, href: string) => {
              return start + localHref(theme, href, locale);
            }),
      );
