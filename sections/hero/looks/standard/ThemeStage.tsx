import type { GalleryAlbumItem } from '#schemas/sources/gallery.ts';
import { Picture } from '../../../shared/Picture.tsx';
import styles from './standard.module.css';

interface Props {
  readonly album: GalleryAlbumItem | undefined;
  /** Whether it is the first one, whose phone is the largest picture on a phone. */
  readonly first: boolean;
}

/** A theme as a page on a wide screen with a phone in front of it. */
export function ThemeStage({ album, first }: Props) {
  const [wide, narrow] = album?.schoolThemeMediaJson ?? [];
  return (
    <div className={styles.stage}>
      <div className={styles.wide}>
        <Picture
          src={wide?.Media_Name}
          media={wide?.Media_Name_Media}
          sizes="(min-width: 80rem) 380px, 31vw"
          alt={wide?.caption ?? ''}
        />
      </div>
      <div className={styles.phone}>
        <Picture
          src={narrow?.Media_Name}
          media={narrow?.Media_Name_Media}
          sizes="(min-width: 48rem) 8vw, 70vw"
          alt=""
          priority={first ? 'high' : 'lazy'}
        />
      </div>
    </div>
  );
}
