import { escapeHtml } from '#shared/escape-html.ts';

/** The picture that stands for a page where its address is shared. */
export interface CardImage {
  /** The whole address. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

interface SharedPage {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly siteName: string;
  readonly locale: string;
  /** The other languages that the page is there in. */
  readonly otherLocales: readonly string[];
  /** When it was written, where the page is an article. */
  readonly published?: string | undefined;
  readonly image?: CardImage | undefined;
}

/** Language and territory, as Open Graph wants both: `en-IN` as `en_IN`, `hi` as `hi_IN`. */
const openGraphLocale = (locale: string): string => {
  const { language, region } = new Intl.Locale(locale).maximize();
  return region ? `${language}_${region}` : language;
};

/** How the page looks where its address is shared: Open Graph, and the little that X needs besides. */
export const socialMeta = (page: SharedPage): string[] => {
  const { title, description, url, siteName, locale, otherLocales, published, image } = page;
  const properties: readonly (readonly [string, string | number | undefined])[] = [
    ['og:type', published ? 'article' : 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:site_name', siteName],
    ['og:locale', openGraphLocale(locale)],
    ...otherLocales.map((other) => ['og:locale:alternate', openGraphLocale(other)] as const),
    ['article:published_time', published],
    ['og:image', image?.url],
    ['og:image:type', image && 'image/png'],
    ['og:image:width', image?.width],
    ['og:image:height', image?.height],
    ['og:image:alt', image?.alt],
  ];
  return [
    ...properties
      .filter(([, content]) => content !== undefined && content !== '')
      .map(([name, content]) => `<meta property="${name}" content="${escapeHtml(String(content))}">`),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
  ];
};
