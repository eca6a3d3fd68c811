import type { Sendable } from '#schemas/described.ts';
import type { PictureData } from '#schemas/sources/picture.ts';
import type { Site } from '#schemas/theme/site.ts';
import { mailHref, phoneHref } from '#sections/shared/links.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import type { commonWords, Words } from '../words/words.ts';
import { alertId } from './fields.ts';
import { cardStyle } from './style.ts';

/** What one of the account's pages says, inside the card that all of them share. */
export interface AccountPage {
  readonly title: string;
  readonly intro?: string;
  readonly error?: string | undefined;
  readonly notice?: string | undefined;
  /** HTML. */
  readonly body: string;
  /** HTML under the line of help, for few. */
  readonly last?: string;
  /** Whether it is of a school, whose own picture is beside it where there is one. */
  readonly hasPicture?: boolean;
}

/** A picture as sources give it. */
export interface SchoolPicture {
  readonly image?: string | undefined;
  readonly image_Media?: Sendable<Pick<PictureData, 'variants' | 'focal'>> | undefined;
}

/** The page in one of the site's languages. */
export interface AccountLanguage {
  readonly locale: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

type CommonWords = Words<keyof typeof commonWords.en>;

interface Surroundings {
  readonly site: Site;
  /** Whether it is the product's own site and not a school's. */
  readonly isProduct: boolean;
  /** The start of the style element, and elements of the head, in the school's own look. */
  readonly documentStyle: { readonly style: string; readonly head: readonly string[] };
  /** The `link` element of the icon. */
  readonly icon: string;
  /** The language that the page is written in, and what every page says. */
  readonly words: CommonWords;
  /** The site's first page in that language. */
  readonly home: string;
  /** The look of the theme's banner, whose frame the picture has. */
  readonly frame?: string | undefined;
  readonly picture?: SchoolPicture | undefined;
  readonly languages?: readonly AccountLanguage[];
}

/** A whole page of the account, with the text of its one style element. */
export const renderAccountPage = (
  { title, intro, error, notice, body, last = '' }: AccountPage,
  { site, isProduct, documentStyle, icon, words, home, frame, picture, languages = [] }: Surroundings,
): { readonly html: string; readonly style: string } => {
  const style = documentStyle.style + cardStyle;
  const name = escapeHtml(site.school_Name);
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${error ? words.say('error') : ''}${escapeHtml(title)} · ${name}</title>`,
    '<meta name="robots" content="noindex">',
    ...documentStyle.head,
    `<style>${style}</style>`,
    icon,
  ];
  const help = helpOf(site, words.say(isProduct ? 'helpOfProduct' : 'help'));
  const said = [
    `<h1>${escapeHtml(title)}</h1>`,
    intro && `<p class="intro">${escapeHtml(intro)}</p>`,
    notice && `<p class="message" role="status">${escapeHtml(notice)}</p>`,
    error && `<p class="message" data-wrong id="${alertId}" role="alert">${escapeHtml(error)}</p>`,
    body,
  ];
  const html =
    `<!doctype html><html lang="${words.locale}" dir="ltr"><head>${head.join('')}</head><body>` +
    `<div class="card"${frame ? ` data-frame="${frame}"` : ''}${picture ? ' data-picture' : ''}>` +
    `<header class="school"><a href="${home}">${logoOf(site)}<span class="name">${name}</span></a>` +
    `${pictureTag(picture)}</header>` +
    `<main>${ways(home, languages, words)}${said.filter(Boolean).join('')}${help}${last}</main></div></body></html>`;
  return { html, style };
};

const logoOf = ({ school_Logo_Image: src, school_Logo_Image_Media: media }: Site): string => {
  if (!src) return '';
  const variant = media?.variants.find(({ format, width }) => format === 'webp' && width >= 160);
  return `<img class="logo" src="${escapeHtml(variant?.url ?? src)}" alt="" width="72" height="72">`;
};

const pictureTag = (picture: SchoolPicture | undefined): string => {
  if (!picture?.image) return '';
  const { image, image_Media: media } = picture;
  const srcSet = (media?.variants ?? [])
    .filter(({ format }) => format === 'webp')
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');
  const { x = 0.5, y = 0.5 } = media?.focal ?? {};
  return (
    `<img class="photo" src="${escapeHtml(image)}" alt="" fetchpriority="high"` +
    (srcSet ? ` srcset="${escapeHtml(srcSet)}" sizes="(min-width: 64rem) 46vw, 100vw"` : '') +
    ` style="object-position:${x * 100}% ${y * 100}%">`
  );
};

/** Back to the website, and to the page in its other languages. */
const ways = (home: string, languages: readonly AccountLanguage[], words: CommonWords): string => {
  if (languages.length === 0) return '';
  const names = languages.map(({ locale, href, isCurrent }) => {
    const name = nativeNames.get(locale) ?? locale;
    const here = isCurrent ? ' aria-current="true"' : '';
    return `<a href="${escapeHtml(href)}" lang="${locale}" hreflang="${locale}"${here}>${name}</a>`;
  });
  return (
    `<div class="top"><a class="back" href="${home}">${escapeHtml(words.say('website'))}</a>` +
    `${names.length > 1 ? `<span class="languages">${names.join('')}</span>` : ''}</div>`
  );
};

const nativeNames = new Map([
  ['en', 'English'],
  ['hi', 'हिन्दी'],
]);

/** Whom to ask, for someone whom a page does not help. */
const helpOf = ({ phone, email }: Site, text: string): string => {
  const ways = [
    phone && `<a href="${escapeHtml(phoneHref(phone))}"><bdi dir="ltr">${escapeHtml(phone)}</bdi></a>`,
    email && `<a href="${escapeHtml(mailHref(email))}">${escapeHtml(email)}</a>`,
  ].filter(Boolean);
  return ways.length > 0 ? `<p class="help"><span>${escapeHtml(text)}</span> ${ways.join(' ')}</p>` : '';
};
