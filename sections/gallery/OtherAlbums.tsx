import type { SectionEnv } from '#engine/section.ts';
import type { GalleryAlbumItem } from '#schemas/sources/gallery.ts';
import { fillRoute } from '#schemas/theme/page-roles.ts';
import { inLanguage } from '../shared/in-language.ts';
import { Picture } from '../shared/Picture.tsx';
import { isThisPage } from '../shared/page-href.ts';
import { say } from '../shared/say.ts';
import styles from './gallery.module.css';

interface Props {
  readonly albums: readonly GalleryAlbumItem[];
  readonly albumHref: string;
  readonly env: SectionEnv;
}

const isLoose = ({ album_Name }: GalleryAlbumItem): boolean => album_Name.trim() === '';

/** Photos, with their count, and each album as a link to its page; the one that is open is marked. */
export function OtherAlbums({ albums, albumHref, env }: Props) {
  const loose = albums.filter(isLoose);
  const total = loose.reduce((sum, { total = 0 }) => sum + total, 0);
  const [photos] = loose;
  const shown = [...(photos && total > 0 ? [photos] : []), ...albums.filter((album) => !isLoose(album))];
  if (shown.length < 2) return null;
  return (
    <nav className={styles.others} aria-label={say(env, 'all')}>
      <ul className={`container ${styles.otherList}`}>
        {shown.map((album) => {
          const href = fillRoute(albumHref, album.album_Slug ?? '');
          const cover = album.schoolThemeMediaJson.find(({ Media_Name }) => Media_Name);
          return (
            <li key={album.album_Id}>
              <a href={href} className={styles.other} aria-current={isThisPage(env, href) ? 'page' : undefined}>
                <span className={styles.thumb}>
                  <Picture src={cover?.Media_Name} media={cover?.Media_Name_Media} sizes="96px" alt="" />
                </span>
                {isLoose(album) ? (
                  `${say(env, 'photos')} (${total})`
                ) : (
                  <span {...inLanguage(env, album)}>{album.album_Name}</span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
