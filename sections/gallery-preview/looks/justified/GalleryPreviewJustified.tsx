import type { CSSProperties } from 'react';
import type { SectionProps } from '#engine/section.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { LineArrowUpRight } from '../../../shared/line-icons.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { formatCount, say } from '../../../shared/say.ts';
import { subHeading } from '../../../shared/sub-heading.ts';
import { totalOf } from '../../media.ts';
import type { Bindings, Settings } from '../../schema.ts';
import { type AlbumMedia, albumMedia, someOfEach } from './album-media.ts';
import { JustifiedCell } from './JustifiedCell.tsx';
import styles from './justified.module.css';
import { justify } from './justify.ts';

/** The last cell, with the way to the gallery, is a square. */
const moreRatio = 1;

type Place = CSSProperties & Record<'--ratio' | '--share' | '--count', number>;

const placesOf = (ratios: readonly number[]): Place[] =>
  justify(ratios).map(({ share, count }, index) => ({
    '--ratio': ratios[index] ?? 1,
    '--share': share,
    '--count': count,
  }));

const rowsOf = (list: readonly AlbumMedia[]): { one: AlbumMedia; place: CSSProperties }[] => {
  const places = placesOf(list.map(({ ratio }) => ratio));
  return list.map((one, index) => ({ one, place: places[index] ?? {} }));
};

export function GalleryPreviewJustified(props: SectionProps<Settings, Bindings>) {
  const { heading, items, limit, byAlbum, moreLabel, moreHref, env } = props;
  const media = env.state === 'ok' ? someOfEach(items, limit ?? 8) : [];
  if (media.length === 0) return <SectionNote env={env} heading={heading} />;
  const AlbumTag = subHeading(env);
  const albums = items.map((album) => ({ album, list: albumMedia(album) })).filter(({ list }) => list.length > 0);
  const total = totalOf(items);
  const places = placesOf([...media.map(({ ratio }) => ratio), ...(moreHref ? [moreRatio] : [])]);
  return (
    <div className={styles.root}>
      <div className="container">
        <SectionHeading env={env} className={styles.heading}>
          {heading}
        </SectionHeading>
        {byAlbum ? (
          <>
            {albums.length > 1 && (
              <ul className={styles.jumps} aria-label={say(env, 'albums')}>
                {albums.map(({ album }) => (
                  <li key={album.album_Id}>
                    <a href={`#${env.headingId}-${album.album_Id}`}>
                      <span {...(album.album_Name && inLanguage(env, album))}>
                        {album.album_Name || say(env, 'loose')}
                      </span>{' '}
                      <small>{totalOf([album])}</small>
                    </a>
                  </li>
                ))}
              </ul>
            )}
            {albums.map(({ album, list }) => (
              <div key={album.album_Id} className={styles.album}>
                <AlbumTag id={`${env.headingId}-${album.album_Id}`} className={styles.albumName}>
                  <span {...(album.album_Name && inLanguage(env, album))}>{album.album_Name || say(env, 'loose')}</span>{' '}
                  <small className={styles.total}>{formatCount(env, 'count', totalOf([album]))}</small>
                </AlbumTag>
                <ul className={styles.rows}>
                  {rowsOf(list).map(({ one, place }) => (
                    <JustifiedCell key={one.key} media={one} place={place} env={env} />
                  ))}
                </ul>
              </div>
            ))}
          </>
        ) : (
          <ul className={styles.rows} data-more={moreHref ? '' : undefined}>
            {media.map((one, index) => (
              <JustifiedCell key={one.key} media={one} place={places[index] ?? {}} env={env} />
            ))}
            {moreHref && (
              <li className={styles.last} style={places.at(-1)}>
                <a href={moreHref} className={styles.more}>
                  <LineArrowUpRight size={40} className={styles.flip} />
                  <span>
                    {moreLabel}
                    {total > media.length && <small className={styles.count}>{formatCount(env, 'count', total)}</small>}
                  </span>
                </a>
              </li>
            )}
          </ul>
        )}
      </div>
    </div>
  );
}
