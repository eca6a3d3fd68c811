import type { CSSProperties } from 'react';
import type { PictureData } from '#schemas/sources/picture.ts';
import { blurStyle } from './blur-up.ts';
import { initialsOf } from './Initials.tsx';

interface Props {
  readonly src: string | undefined;
  readonly media: PictureData | undefined;
  /** The `sizes` attribute: how wide the picture stands at which viewport. */
  readonly sizes: string;
  readonly className?: string | undefined;
  /** `high` for the one picture that is the page's largest paint; everything else loads lazily. */
  readonly priority?: 'high' | 'lazy';
  /** Replaces the stored alt text; empty for a picture that only decorates. */
  readonly alt?: string;
  /**
   * Of whom it is the logo. A logo seldom fills its box, so that nothing is seen of it before it has come, and where it
   * does not load, initials stand for it.
   */
  readonly logoOf?: string | undefined;
}

type Format = PictureData['variants'][number]['format'];

const srcSet = (media: PictureData, format: Format): string =>
  media.variants
    .filter((variant) => variant.format === format)
    .map((variant) => `${variant.url} ${variant.width}w`)
    .join(', ');

const styleOf = (media: PictureData | undefined, blur: boolean): CSSProperties | undefined => {
  const { x = 0.5, y = 0.5 } = media?.focal ?? {};
  const position = x === 0.5 && y === 0.5 ? undefined : { objectPosition: `${x * 100}% ${y * 100}%` };
  const colors = blur ? blurStyle(media?.thumbhash) : undefined;
  return position || colors ? { ...position, ...colors } : undefined;
};

/**
 * A stored picture: AVIF where it exists, WebP otherwise, with its size known before it loads and its colours in its
 * place until then.
 * Renders nothing without a picture; what is in its place is the section's affair.
 */
export function Picture({ src, media, sizes, className, priority = 'lazy', alt, logoOf }: Props) {
  if (!src) return null;
  const avif = media ? srcSet(media, 'avif') : '';
  const webp = media ? srcSet(media, 'webp') : '';
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={src}
        srcSet={webp || undefined}
        sizes={webp ? sizes : undefined}
        alt={alt ?? media?.alt ?? ''}
        width={media?.width}
        height={media?.height}
        loading={priority === 'high' ? 'eager' : 'lazy'}
        fetchPriority={priority === 'high' ? 'high' : undefined}
        decoding={priority === 'high' ? undefined : 'async'}
        className={className}
        style={styleOf(media, logoOf === undefined)}
        data-initials={logoOf && initialsOf(logoOf, 3)}
      />
    </picture>
  );
}
