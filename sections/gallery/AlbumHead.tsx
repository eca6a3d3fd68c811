import type { SectionEnv } from '#engine/section.ts';
import type { GalleryAlbumItem } from '#schemas/sources/gallery.ts';
import { albumFacts } from '../shared/album-facts.ts';
import { Contours } from '../shared/Contours.tsx';
import { inLanguage } from '../shared/in-language.ts';
import { LineArrowLeft } from '../shared/line-icons.tsx';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import { say } from '../shared/say.ts';
import styles from './gallery.module.css';

interface Props {
  readonly album: GalleryAlbumItem;
  readonly galleryHref: string | undefined;
  readonly env: SectionEnv;
}

/** The head of an album's own page. */
export function AlbumHead({ album, galleryHref, env }: Props) {
  const name = album.album_Name.trim();
  return (
    <div className={styles.head}>
      {env.look === 'justified' && <Contours seed={album.album_Name} rings={12} className={styles.contours} />}
      <div className={`container ${styles.headRow}`}>
        {galleryHref && (
          <p>
            <a href={galleryHref} className={styles.back}>
              <LineArrowLeft size={20} className={styles.flip} />
              {say(env, 'all')}
            </a>
          </p>
        )}
        <SectionHeading env={env} className={styles.albumTitle} {...(name && inLanguage(env, album))}>
          {name || say(env, 'morePhotos')}
        </SectionHeading>
        <p className={styles.facts}>{albumFacts(env, album)}</p>
      </div>
    </div>
  );
}
