import { FileText } from 'lucide-react';
import type { MediaItem } from '#schemas/api/media-item.ts';
import classes from './media.module.css';

interface Props {
  readonly media: Pick<MediaItem, 'kind' | 'url' | 'variants' | 'focal'>;
  /** How wide it is shown at most, in pixels of the screen. */
  readonly width: number;
  /** `''` where its name stands beside it. */
  readonly alt?: string;
}

/** A picture of the library in the frame that it is put in, cropped around its point; a sign for a document. */
export const MediaThumb = ({ media: { kind, url, variants, focal }, width, alt = '' }: Props) => {
  if (kind === 'document')
    return (
      <span className={classes.document}>
        <FileText aria-hidden size={28} strokeWidth={1.5} />
        PDF
      </span>
    );
  // What every browser reads, at least as wide as it is shown.
  const plain = variants.filter(({ format }) => format !== 'avif').toSorted((a, b) => a.width - b.width);
  const fit = plain.find((variant) => variant.width >= width) ?? plain.at(-1);
  return (
    <img
      className={classes.thumb}
      src={fit?.url ?? url}
      alt={alt}
      decoding="async"
      {...(focal ? { style: { objectPosition: positionOf(focal) } } : {})}
    />
  );
};

/** As the website crops it. */
export const positionOf = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x * 100}% ${y * 100}%`;
