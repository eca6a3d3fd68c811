import { escapeHtml } from '../shared/escape-html.ts';

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
  /** When it was written, where the page is an article. */
  readonly published?: string | undefined;
  readonly image?: CardImage | undefined;
}

/** `en-IN` as `en_IN`. */
const openGraphLocale = (locale: string): string => locale.replace('-', '_');

/** How the page looks where its address is shared: Open Graph, and the little that X asks for besides. */
export const socialMeta = ({ title, description, url, siteName, locale, published, image }: SharedPage): string[] => {
  const properties: readonly (readonly [string, string | number | undefined])[] = [
    ['og:type', published ? 'article' : 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:site_name', siteName],
    ['og:locale', openGraphLocale(locale)],
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
