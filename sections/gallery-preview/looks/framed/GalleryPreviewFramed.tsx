import type { SectionProps } from '#engine/section.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { formatCount, say } from '../../../shared/say.ts';
import { subHeading } from '../../../shared/sub-heading.ts';
import { totalOf } from '../../media.ts';
import type { Bindings, Settings } from '../../schema.ts';
import { FramedPicture } from './FramedPicture.tsx';
import styles from './framed.module.css';
import { framesOf, mixedFrames } from './frames.ts';

export function GalleryPreviewFramed(props: SectionProps<Settings, Bindings>) {
  const { heading, items, limit, byAlbum, moreLabel, moreHref, env } = props;
  const mixed = env.state === 'ok' ? mixedFrames(items, limit) : [];
  if (mixed.length === 0) return <SectionNote env={env} heading={heading} />;
  const Album = subHeading(env);
  return (
    <div className={styles.root}>
      <div className="container">
        <div className={styles.head}>
          <SectionHeading env={env} className={styles.heading}>
            {heading}
          </SectionHeading>
          {moreHref && (
            <a href={moreHref} className={styles.more}>
              {moreLabel}
            </a>
          )}
        </div>
        {byAlbum ? (
          items
            .map((album) => ({ album, frames: framesOf(album) }))
            .filter(({ frames }) => frames.length > 0)
            .map(({ album, frames }) => (
              <div key={album.album_Id} className={styles.album}>
                <Album className={styles.name}>
                  <span {...(album.album_Name && inLanguage(env, album))}>{album.album_Name || say(env, 'loose')}</span>{' '}
                  <small>{formatCount(env, 'count', totalOf([album]))}</small>
                </Album>
                <ul className={styles.wall}>
                  {frames.map((frame) => (
                    <FramedPicture key={frame.key} frame={frame} env={env} />
                  ))}
                </ul>
              </div>
            ))
        ) : (
          <ul className={styles.wall} data-short="">
            {mixed.map((frame) => (
              <FramedPicture key={frame.key} frame={frame} env={env} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
