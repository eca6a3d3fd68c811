import {
  alternatesOf,
  type CompiledTheme,
  customProperties,
  fontStack,
  hrefOf,
  type RenderedPage,
  scriptOf,
  type Visit,
} from '#engine/index.ts';
import { chosenColors } from '#engine/record/settings-of.ts';
import { pageStrings } from '#schemas/theme/page-strings.ts';
import type { Site } from '#schemas/theme/site.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import type { AssetManifest, FontAsset } from '#shared/assets.ts';
import { withDrawings } from '#shared/drawings.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import { baseStyle, fontOf, laterOf, lookStyles, rupeeOf, wholeStyle } from '#shared/look-styles.ts';
import { factsHead, type HeadFacts, iconLinks } from './head.ts';

export type { HeadFacts } from './head.ts';

/**
 * The one script inside a page; its hash stands in the Content-Security-Policy. It lets the loader lay out late what is
 * far down, unless the visitor comes back or loads again: then the place where he was has to be there at once.
 */
export const headScript =
  'performance.getEntriesByType("navigation")[0]?.type=="navigate"&&(document.documentElement.dataset.layout="late")';

export interface DocumentOptions {
  readonly page: RenderedPage;
  readonly theme: CompiledTheme;
  readonly visit: Visit;
  readonly assets: AssetManifest;
  /** Keeps search engines away. */
  readonly noindex: boolean;
  /** Whether the styles of what is further down come in a file of their own, that nothing above waits for. */
  readonly splitStyles?: boolean;
  /** What is added for programs; a page that only people look at has none. */
  readonly facts?: HeadFacts;
}

export interface HtmlDocument {
  /** In pieces that follow each other, as the body of a rendered page is. */
  readonly html: readonly string[];
  /** The text of the one style element; its hash goes into the Content-Security-Policy. */
  readonly style: string;
}

/** A whole page: the engine's body with head, tokens, stylesheets, fonts and the island loader around it. */
export const renderDocument = ({ page, splitStyles, ...options }: DocumentOptions): HtmlDocument => {
  const { theme, visit, assets, noindex, facts } = options;
  const { site } = visit;
  const look = { theme, record: visit.record, assets, locale: visit.locale };
  const fonts = fontsOf(look);
  // Who has put the emergency away does not see it for the time until the script stands.
  const waits = page.body.some((html) => html.includes(' data-emergency=')) ? ' blocking="render"' : '';
  // A script that the first paint waits for waits for the whole page itself: nothing may hold that up.
  const late = splitStyles && waits === '' ? lateParts(page, fonts, assets) : undefined;
  const documentStyle = documentStyleOf({ ...look, isSplit: late !== undefined });
  const signs = rupeesIn(late?.seen ?? page.body, fonts).map(({ rupee }) => rupee);
  const inPage = late
    ? late.above.map((key) => assets.styles[key] ?? '')
    : page.styles.map((key) => wholeStyle(assets, key));
  const style = [...signs, documentStyle.style, ...inPage].join('');
  const title = page.title === site.school_Name ? page.title : `${page.title} · ${site.school_Name}`;
  const path = visit.path.split('/').filter(Boolean);
  const canonical = `${site.url}${hrefOf(theme, path, visit.locale)}`;
  const hasLoader =
    site.school_Id > 0 ||
    page.islands.length > 0 ||
    page.body.some((html) => /\sdata-(?:carousel|dialog|defer|enhance|header)[\s=>]/.test(html));

  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    page.description && `<meta name="description" content="${escapeHtml(page.description)}">`,
    page.status === 200 && `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...(page.status === 200 && theme.locales.length > 1 ? alternates(theme, path, site.url) : []),
    (noindex || page.status !== 200) && '<meta name="robots" content="noindex">',
    ...documentStyle.head,
    hasLoader && `<script>${headScript}</script>`,
    `<style>${style}</style>`,
    ...(facts ? iconLinks(facts.icons) : [iconOf(site)]),
    ...(facts && page.status === 200
      ? factsHead({ theme, visit, title: page.title, description: page.description, canonical, facts })
      : []),
    // Modules are deferred by themselves; the page is finished without this one.
    hasLoader && `<script type="module" src="${assets.loader}"${waits}></script>`,
  ];
  const data = [
    ['theme-id', theme.themeId],
    ['school-id', site.school_Id],
    ['school-key', site.schoolKey],
    ['school-domain', new URL(site.url).host],
  ].map(([name, value]) => `data-${name}="${escapeHtml(String(value))}"`);
  const skip = theme.strings[visit.locale]?.[pageStrings.skip] ?? 'Skip to content';
  const html = [
    `<!doctype html><html lang="${page.lang}" dir="${page.dir}" ${data.join(' ')}>`,
    `<head>${head.filter(Boolean).join('')}</head>`,
    `<body><a class="skip-link" href="#main">${escapeHtml(skip)}</a>`,
    ...(late?.body ?? page.body),
    '</body></html>',
  ];
  return { html, style };
};

/**
 * Puts the link to the stylesheets of what is further down where that begins: it holds up what comes after it alone.
 * Drawings that are not seen before are in a file of their own.
 */
const lateParts = ({ body, styles, rest }: RenderedPage, fonts: readonly FontAsset[], assets: AssetManifest) => {
  if (!rest || rest.styles.length === 0) return undefined;
  const index = body.findIndex((html) => html.includes(` data-section="${rest.from}"`));
  const first = body[index] ?? '';
  const start = first.slice(0, first.indexOf('>') + 1);
  // One that comes later is put in the place of this one, and takes what is in it away.
  if (start.includes(' data-defer=')) return undefined;
  const seen = [...body.slice(0, index), start];
  const below = [first.slice(start.length), ...body.slice(index + 1)];
  const signs = rupeesIn(seen, fonts).length > 0 ? [] : rupeesIn(below, fonts);
  const inPage = styles.filter((key) => !rest.styles.includes(key));
  const rareLetters = fonts.map(({ family }) => laterOf(fontOf(family)));
  const later = [baseStyle, ...inPage].map(laterOf).filter((key) => Object.hasOwn(assets.styles, key));
  const looks = [...signs.map(({ family }) => rupeeOf(family)), ...rareLetters, ...later, ...rest.styles];
  const link = `<link rel="stylesheet" href="${lookStyles(assets, looks).href}">`;
  const drawn = withDrawings({ seen, below }, assets.drawings);
  return { seen, above: inPage, body: [...drawn.seen, link, ...drawn.below] };
};

/** The fonts whose rupee sign a part of a page needs. */
const rupeesIn = (pieces: readonly string[], fonts: readonly FontAsset[]): readonly FontAsset[] =>
  pieces.some((html) => html.includes('₹')) ? fonts : [];

const fontsOf = ({ theme, record, assets }: Omit<DocumentStyleOptions, 'locale'>): readonly FontAsset[] => {
  const families = Object.entries(theme.tokens)
    .filter(([, { type }]) => type === 'fontFamily')
    .map(([name, { css }]) => fontStack(record.tokens?.[name]) ?? css);
  return assets.fonts.filter(({ family }) => families.some((css) => css.startsWith(`"${family}"`)));
};

/** What the pages of a school have in common. */
interface DocumentStyle {
  /** Fonts, tokens with the school's own colours, and the base: the start of the one style element. */
  readonly style: string;
  /** Elements of the head that go with it. */
  readonly head: readonly string[];
}

/** The look of a theme as a school's record, resolved against it, has it. */
export const documentStyleOf = ({ theme, record, assets, locale, isSplit }: DocumentStyleOptions): DocumentStyle => {
  const fonts = fontsOf({ theme, record, assets });
  const script = scriptOf(locale);
  const own = fonts.flatMap(({ scripts }) => scripts[script] ?? []);
  const color = record.tokens?.['color.primary'] ?? theme.tokens['color.primary']?.css;
  // What most of the page's text is written in comes first; two families may share a file.
  const first = new Set((own.length > 0 ? own : fonts).map(({ preload }) => preload));
  const preloads = [...first].map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  );
  return {
    style: [
      ...[...fonts, ...own].map(({ css }) => css),
      ...(isSplit ? [] : fonts.map(({ later }) => later)),
      customProperties(theme.tokens, chosenColors(theme, record)),
      isSplit ? (assets.styles[baseStyle] ?? '') : wholeStyle(assets, baseStyle),
    ].join(''),
    head: color ? [`<meta name="theme-color" content="${escapeHtml(color)}">`, ...preloads] : preloads,
  };
};

interface DocumentStyleOptions {
  readonly theme: CompiledTheme;
  readonly record: SiteRecord;
  readonly assets: AssetManifest;
  /** The page's language: fonts of its script come only with it. */
  readonly locale: string;
  /** Whether what no first paint needs of the base comes in another stylesheet. */
  readonly isSplit?: boolean;
}

const alternates = (theme: CompiledTheme, path: readonly string[], origin: string): string[] =>
  alternatesOf(theme, path).map(
    ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(origin + href)}">`,
  );

/** The icon of a school's pages: its logo, or none. */
export const iconOf = (site: Site): string => {
  const smallest = site.school_Logo_Image_Media?.variants.find(({ format }) => format === 'webp');
  const href = smallest?.url ?? site.school_Logo_Image;
  return href ? `<link rel="icon" href="${escapeHtml(href)}">` : '<link rel="icon" href="data:,">';
};
