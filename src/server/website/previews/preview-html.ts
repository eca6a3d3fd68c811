import { isPage } from '#server/http/server/own-address.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import { isAccountPage } from '../account/account-path.ts';

interface Within {
  /** Where the home page of the preview is, with a slash at the end. */
  readonly base: string;
  /** The school's own origin, which content may name in its links. */
  readonly origin: string;
}

/**
 * Keeps the links of a page within its preview. What is the server's own, such as files and the log-in, stays where it
 * is. The markup is the engine's own, where no attribute holds a bracket.
 */
export const withinPreview = (html: string, { base, origin }: Within): string =>
  html.replace(/<(?:a|area|form)\s[^<>]*>/g, (tag) =>
    tag.replace(/( (?:href|action)=")([^"]*)/, (whole, start: string, href: string) => {
      const path = href === origin ? '/' : href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
      const isOwn = path.startsWith('/') && !path.startsWith('//') && isPage(path) && !isAccountPage(path);
      return isOwn ? `${start}${base}${path.slice(1)}` : whole;
    }),
  );

/** A page that only looks like one: nothing of it runs. */
export const withoutScripts = (html: string): string => html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');

const words = {
  en: {
    hidden: 'Preview of {theme}. Visitors do not see this.',
    live: 'Preview of {theme}, the theme that visitors see.',
    changes: 'Preview with {count} changes that visitors do not see.',
    change: 'Preview with 1 change that visitors do not see.',
    back: 'Back to Publish',
    more: 'Forms are not sent. This link ends on {day}.',
  },
  hi: {
    hidden: '{theme} का पूर्वावलोकन। आगंतुकों को यह नहीं दिखता।',
    live: '{theme} का पूर्वावलोकन। आगंतुक यही थीम देखते हैं।',
    changes: '{count} बदलावों के साथ पूर्वावलोकन। आगंतुकों को ये नहीं दिखते।',
    change: '1 बदलाव के साथ पूर्वावलोकन। आगंतुकों को यह नहीं दिखता।',
    back: '“प्रकाशित करें” पर लौटें',
    more: 'फ़ॉर्म भेजे नहीं जाते। यह लिंक {day} को समाप्त होगा।',
  },
} as const;

interface Ribbon {
  readonly theme: string;
  readonly inUse: boolean;
  /** How many changes are in it; undefined for a preview of the theme alone. */
  readonly count: number | undefined;
  readonly locale: string;
  /** As people write it. */
  readonly day: string;
}

const box =
  'display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:center;padding:.625rem 1rem;background:#fff4de;' +
  'color:#141827;border-bottom:2px solid #c27a00;font:500 .875rem/1.4 system-ui,sans-serif;text-align:center';

/** Says at the top of a page, in the page's language, that it is a preview and until when. */
export const withRibbon = (html: string, { theme, inUse, count, locale, day }: Ribbon): string => {
  const say = locale === 'hi' ? words.hi : words.en;
  const ofTheme = inUse ? say.live : say.hidden;
  const first = (count === undefined ? ofTheme : count === 1 ? say.change : say.changes)
    .replace('{theme}', theme)
    .replace('{count}', String(count));
  const back = count === undefined ? '' : `<a href="/school/publish" style="color:inherit">${escapeHtml(say.back)}</a>`;
  const ribbon =
    `<aside style="${box}" aria-label="${escapeHtml(first)}"><strong>${escapeHtml(first)}</strong>` +
    `<span>${escapeHtml(say.more.replace('{day}', day))}</span>${back}</aside>`;
  // The way past the header stays the first thing of the page.
  return html.replace(/<body[^>]*>(?:<a class="skip-link"[^>]*>[^<]*<\/a>)?/, (start) => start + ribbon);
};
