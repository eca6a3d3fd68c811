import type { SectionProps } from '#engine/section.ts';
import { ArrowRightIcon } from '../shared/icons.tsx';
import { inLanguage } from '../shared/in-language.ts';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import { SectionNote } from '../shared/SectionNote.tsx';
import { formatCount, say } from '../shared/say.ts';
import { subHeading } from '../shared/sub-heading.ts';
import styles from './gallery-preview.module.css';
import { MediaTile } from './MediaTile.tsx';
import { albumMedia, mixedMedia, totalOf } from './media.ts';
import type { Bindings, Settings } from './schema.ts';

const small = '(min-width: 64rem) 400px, 50vw';
const large = '(min-width: 64rem) 620px, 100vw';

export function GalleryPreview(props: SectionProps<Settings, Bindings>) {
  const { heading, items, limit, byAlbum, moreLabel, moreHref, env } = props;
  const media = env.state === 'ok' ? mixedMedia(items, limit) : [];
  if (media.length === 0) return <SectionNote env={env} heading={heading} />;
  const AlbumTag = subHeading(env);
  const total = totalOf(items);
  const more = moreHref && (
    <a href={moreHref} className={styles.more}>
      <span>
        {moreLabel}
        {total > media.length && <small className={styles.total}>{formatCount(env, 'count', total)}</small>}
      </span>
      <ArrowRightIcon size={28} className={styles.arrow} />
    </a>
  );
  return (
    <div className="band">
      <div className="container">
        <SectionHeading env={env}>{heading}</SectionHeading>
        {byAlbum ? (
          items
            .map((album) => ({ album, list: albumMedia(album) }))
            .filter(({ list }) => list.length > 0)
            .map(({ album, list }) => (
              <div key={album.album_Id} className={styles.album}>
                <AlbumTag className={styles.albumName}>
                  <span {...(album.album_Name && inLanguage(env, album))}>{album.album_Name || say(env, 'loose')}</span>{' '}
                  <small>{formatCount(env, 'count', totalOf([album]))}</small>
                </AlbumTag>
                <ul className={styles.grid}>
                  {list.map((one) => (
                    <MediaTile key={one.key} media={one} sizes={small} env={env} />
                  ))}
                </ul>
              </div>
            ))
        ) : (
          <ul className={styles.grid} data-count={Math.min(media.length, 6)} data-more={more ? '' : undefined}>
            {media.map((one, index) => (
              <MediaTile key={one.key} media={one} sizes={index === 0 ? large : small} env={env} />
            ))}
            {more && <li className={styles.moreTile}>{more}</li>}
          </ul>
        )}
      </div>
    </div>
  );
}
