import type { MediaItem } from '#schemas/api/media-item.ts';

/** What a picture or file is called: the name it was sent under, in words; of an import how it is described. */
export const mediaName = ({
  fileName,
  alt,
}: Pick<MediaItem, 'fileName'> & Partial<Pick<MediaItem, 'alt'>>): string | undefined => {
  const words = fileName
    ?.replace(/\.\w{1,5}$/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : alt || undefined;
};

/** A size as people say it: `214 KB`, `6.8 MB`. */
export const sizeWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
