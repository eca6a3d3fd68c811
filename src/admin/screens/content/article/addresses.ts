import { articleHtml } from '#schemas/records/article-html.ts';

const schemes: readonly string[] = articleHtml.schemes;

/** Whether the sanitiser leaves the address of a link as it is. */
export const isAllowedAddress = (href: string): boolean => {
  const compact = href.replace(/\s+/g, '');
  const [, scheme] = /^([a-z][a-z\d.+-]*):/i.exec(compact) ?? [];
  if (scheme !== undefined) return schemes.includes(scheme.toLowerCase());
  return !/^[/\\]{2}/.test(compact) && !compact.includes('<');
};

/** The address that somebody means: of a site, a mail box, a telephone or a page of one's own; undefined for none. */
export const addressOf = (typed: string): string | undefined => {
  const text = typed.trim();
  if (/^(?:\/(?![/\\])|#)\S*$/.test(text)) return text;
  if (/^(?:https?:\/\/[^\s/]+\.[^\s]+|mailto:\S+@\S+|tel:\+?[\d\s-]+)$/i.test(text)) return text.replace(/\s+/g, '');
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?\d[\d\s-]{5,}$/.test(text)) return `tel:${text.replace(/[\s-]+/g, '')}`;
  return /^[^\s:/@]+\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(text) ? `https://${text}` : undefined;
};

/** The address of a word that stands for one as it is, wherever it is written: with its scheme, `www.` or a mail box. */
export const plainAddressOf = (word: string): string | undefined =>
  /^(?:https?:\/\/|www\.|[\w.+-]+@)\S+$/i.test(word) ? addressOf(word) : undefined;

/** The page of a film on YouTube, by any of its addresses; undefined for anything else. */
export const filmAddressOf = (typed: string): string | undefined => {
  const address = addressOf(typed);
  const host = /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)\//i;
  if (address === undefined || !host.test(address)) return undefined;
  const { pathname, searchParams } = new URL(address);
  const id = searchParams.get('v') ?? pathname.split('/').at(-1) ?? '';
  return /^[\w-]{11}$/.test(id) ? `https://www.youtube.com/watch?v=${id}` : undefined;
};
