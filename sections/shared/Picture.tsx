import type { PictureData } from '#schemas/sources/picture.ts';

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
}

type Format = PictureData['variants'][number]['format'];

const srcSet = (media: PictureData, format: Format): string =>
  media.variants
    .filter((variant) => variant.format === format)
    .map((variant) => `${variant.url} ${variant.width}w`)
    .join(', ');

/**
 * A stored picture: AVIF where it exists, WebP otherwise, with its size known before it loads.
 * Renders nothing without a picture; what is in its place is the section's affair.
 */
export function Picture({ src, media, sizes, className, priority = 'lazy', alt }: Props) {
  if (!src) return null;
  const avif = media ? srcSet(media, 'avif') : '';
  const webp = media ? srcSet(media, 'webp') : '';
  const focal = media?.focal;
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
        style={
          focal && (focal.x !== 0.5 || focal.y !== 0.5)
            ? { objectPosition: `${focal.x * 100}% ${focal.y * 100}%` }
            : undefined
        }
      />
    </picture>
  );
}
