import type { CSSProperties } from 'react';
import type { GalleryAlbumItem } from '#schemas/sources/gallery.ts';
import { Picture } from '../../../shared/Picture.tsx';
import styles from './standard.module.css';

interface Props {
  readonly album: GalleryAlbumItem;
  readonly backwards: boolean;
  readonly secondsEach: number;
  /** Whether its pictures are in the first viewport. */
  readonly first: boolean;
}

/** The pictures of an album, without the posters of its films. */
export const stillsOf = ({ schoolThemeMediaJson }: GalleryAlbumItem) =>
  schoolThemeMediaJson.filter(({ Media_Name, Video_Url }) => Media_Name && !Video_Url);

/** Pictures that pass by without end: the list stands there twice, the second time for the eye alone. */
export function Strip({ album, backwards, secondsEach, first }: Props) {
  const shots = stillsOf(album);
  const list = (copy: boolean) => (
    <ul className={styles.list} aria-hidden={copy || undefined}>
      {shots.map((shot, index) => (
        <li key={shot.Media_Name}>
          <figure className={styles.shot}>
            <Picture
              src={shot.Media_Name}
              media={shot.Media_Name_Media}
              sizes="(min-width: 80rem) 360px, (min-width: 48rem) 45vw, 80vw"
              alt={shot.caption ?? album.album_Name}
              priority={first && !copy && index === 0 ? 'high' : 'lazy'}
            />
          </figure>
        </li>
      ))}
    </ul>
  );
  const seconds = { '--strip-time': `${shots.length * secondsEach}s` } as CSSProperties;
  return (
    <div className={styles.strip} data-backwards={backwards ? '' : undefined} style={seconds}>
      {list(false)}
      {list(true)}
    </div>
  );
}
