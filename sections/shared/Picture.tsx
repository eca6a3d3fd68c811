import type { CSSProperties } from 'react';
import type { PictureData } from '#schemas/sources/picture.ts';
import { blurStyle } from './blur-up.ts';
import { initialsOf } from './initials-of.ts';

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

/** A picture narrower than this, in pixels, has one colour until it has come. */
const maxSmall = 96;

/** Pixels of a screen to one of CSS; hardly any has more. */
const mostDense = 4;

/** The width of a picture that stands equally wide in every viewport. */
const fixedWidth = (sizes: string): number | undefined => {
  const [, pixels] = /^(\d+)px$/.exec(sizes) ?? [];
  return pixels === undefined ? undefined : Number(pixels);
};

/** What there is of a picture in a format, narrow first, as far as one is wide enough for every screen. */
const variantsOf = (media: PictureData, format: Format, sizes: string): PictureData['variants'] => {
  const all = media.variants.filter((variant) => variant.format === format).sort((a, b) => a.width - b.width);
  const enough = mostDense * (fixedWidth(sizes) ?? Number.POSITIVE_INFINITY);
  const last = all.findIndex(({ width }) => width >= enough);
  return last < 0 ? all : all.slice(0, last + 1);
};

/** The attributes for a choice; a single address where there is none. */
const choiceOf = (variants: PictureData['variants'], sizes: string) => {
  const [only, ...others] = variants;
  if (only && others.length === 0 && fixedWidth(sizes) !== undefined) return { srcSet: only.url };
  return { srcSet: variants.map(({ url, width }) => `${url} ${width}w`).join(', '), sizes };
};

const styleOf = (media: PictureData | undefined, sizes: string, blur: boolean): CSSProperties | undefined => {
  const { x = 0.5, y = 0.5 } = media?.focal ?? {};
  const position = x === 0.5 && y === 0.5 ? undefined : { objectPosition: `${x * 100}% ${y * 100}%` };
  const colors = blur ? blurStyle(media?.thumbhash, (fixedWidth(sizes) ?? maxSmall) < maxSmall) : undefined;
  return position || colors ? { ...position, ...colors } : undefined;
};

/**
 * A stored picture: AVIF where it exists, WebP otherwise, with its size known before it loads and its colours in its
 * place until then.
 * Renders nothing without a picture; what is in its place is the section's affair.
 */
export function Picture({ src, media, sizes, className, priority = 'lazy', alt, logoOf }: Props) {
  if (!src) return null;
  const avif = media ? variantsOf(media, 'avif', sizes) : [];
  const webp = media ? variantsOf(media, 'webp', sizes) : [];
  const choice = choiceOf(webp, sizes);
  return (
    <picture>
      {avif.length > 0 && <source type="image/avif" {...choiceOf(avif, sizes)} />}
      <img
        src={choice.sizes === undefined ? choice.srcSet : src}
        {...(choice.sizes !== undefined && webp.length > 0 ? choice : {})}
        alt={alt ?? media?.alt ?? ''}
        width={media?.width}
        height={media?.height}
        loading={priority === 'high' ? 'eager' : 'lazy'}
        fetchPriority={priority === 'high' ? 'high' : undefined}
        decoding={priority === 'high' ? undefined : 'async'}
        className={className}
        style={styleOf(media, sizes, logoOf === undefined)}
        data-initials={logoOf && initialsOf(logoOf, 3)}
      />
    </picture>
  );
}
