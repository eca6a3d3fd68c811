import type { PictureData } from '#schemas/sources/picture.ts';
import { Initials } from './Initials.tsx';
import { Picture } from './Picture.tsx';

interface Props {
  readonly name: string;
  readonly src: string | undefined;
  readonly media: PictureData | undefined;
  /** The `sizes` attribute of the logo. */
  readonly sizes: string;
  readonly className?: string | undefined;
  readonly priority?: 'high' | 'lazy';
}

/** The school's logo, or its initials where it has none. The name is text next to it. */
export function Crest({ name, src, media, sizes, className, priority = 'lazy' }: Props) {
  return src ? (
    <Picture src={src} media={media} sizes={sizes} alt="" priority={priority} className={className} logoOf={name} />
  ) : (
    <Initials name={name} index={0} max={3} className={className} />
  );
}
