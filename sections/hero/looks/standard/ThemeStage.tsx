import type { ReactNode } from 'react';
import type { GalleryAlbumItem } from '#schemas/sources/gallery.ts';
import { Picture } from '../../../shared/Picture.tsx';
import type { Settings } from '../../schema.ts';
import styles from './standard.module.css';

interface Props {
  readonly album: GalleryAlbumItem | undefined;
  /** Whether it is the first one, whose phone is the largest picture on a phone. */
  readonly first: boolean;
  readonly front: Settings['themes'][number]['front'];
  /** What lies on each of the pictures, for a front whose places are known. */
  readonly sign: ReactNode;
}

/** A theme as a page on a wide screen with a phone in front of it. */
export function ThemeStage({ album, first, front, sign }: Props) {
  const [wide, narrow] = album?.schoolThemeMediaJson ?? [];
  return (
    <div className={styles.stage} data-front={front}>
      <div className={styles.wide} data-screen="wide">
        <Picture
          src={wide?.Media_Name}
          media={wide?.Media_Name_Media}
          sizes="(min-width: 80rem) 380px, 31vw"
          alt={wide?.caption ?? ''}
        />
        {front && wide && sign}
      </div>
      <div className={styles.phone} data-screen="phone">
        <Picture
          src={narrow?.Media_Name}
          media={narrow?.Media_Name_Media}
          sizes="(min-width: 48rem) 8vw, 70vw"
          alt=""
          priority={first ? 'high' : 'lazy'}
        />
        {front && narrow && sign}
      </div>
    </div>
  );
}
