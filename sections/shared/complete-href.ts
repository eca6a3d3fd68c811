import { splitHref } from './page-href.ts';

/** A link with an anchor on its page, in place of its own. A call or a mail has none. */
export const withAnchor = (href: string, anchor: string): string => {
  if (isNoPage(href)) return href;
  const { target, search } = splitHref(href);
  return `${target}${search}#${anchor}`;
};

/** A link that also asks for this, before its anchor. A call or a mail asks for nothing. */
export const withQuery = (href: string, asked: Readonly<Record<string, string>>): string => {
  if (isNoPage(href)) return href;
  const { target, search, anchor } = splitHref(href);
  const all = new URLSearchParams(search);
  for (const [key, value] of Object.entries(asked)) all.set(key, value);
  return `${target}?${all}${anchor}`;
};

const isNoPage = (href: string): boolean => /^(?:tel|mailto):/i.test(href);
