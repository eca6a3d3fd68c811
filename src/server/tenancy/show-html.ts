import { sanitizeHtml } from '#server/core/html/sanitize-html.ts';
import { findHtmlPictures, mediaReference } from '#server/core/validation/media-reference.ts';
import type { ContentReader, StoredPicture } from './content-reader.ts';

/** A picture as the sanitiser leaves it. */
const pictureTag = /<img src="(media:\d+)" alt="([^"]*)" \/>/g;

/** How wide a text is at most on a large screen, in CSS pixels. */
const textWidth = 640;

/** HTML of a school as visitors get it: sanitised once more, with the addresses of its pictures; one that is gone is left out. */
export const showHtml = async (html: string, reader: Pick<ContentReader, 'pictures'>): Promise<string> => {
  const clean = await sanitizeHtml(html);
  const references = [...new Set(findHtmlPictures(clean))].map(mediaReference);
  if (references.length === 0) return clean;
  const pictures = await reader.pictures(references);
  return clean.replace(pictureTag, (_, reference: string, alt: string) => tagOf(pictures.get(reference), alt));
};

/** `alt` is HTML already. */
const tagOf = (stored: StoredPicture | undefined, alt: string): string => {
  if (!stored) return '';
  const { url, media } = stored('');
  const sources = media.variants.filter(({ format }) => format === 'webp');
  const sizes = `sizes="(min-width: ${textWidth}px) ${textWidth}px, 100vw"`;
  const srcset = sources.map((variant) => `${variant.url} ${variant.width}w`).join(', ');
  const choice = srcset === '' ? '' : ` srcset="${srcset}" ${sizes}`;
  return `<img src="${url}"${choice} width="${media.width}" height="${media.height}" alt="${alt}" loading="lazy" decoding="async" />`;
};
