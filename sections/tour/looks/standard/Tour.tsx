import type { SectionProps } from '#engine/section.ts';
import { PauseIcon, PlayIcon } from '../../../shared/icons.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { say } from '../../../shared/say.ts';
import { scrollableRegion } from '../../../shared/scrollable-region.ts';
import type { Bindings, Settings } from '../../schema.ts';
import { filmIn } from './film.ts';
import { Strip, stillsOf } from './Strip.tsx';
import styles from './standard.module.css';
import { VideoDialog } from './VideoDialog.tsx';

const videoDialog = 'tour-video';

export function Tour(props: SectionProps<Settings, Partial<Bindings>>) {
  const { env, albums = [], videoLabel, secondsEach } = props;
  const strips = albums.filter((album) => stillsOf(album).length > 0).slice(0, 2);
  const film = videoLabel ? filmIn(albums) : undefined;
  return (
    <div className={styles.root} data-strips={strips.length > 0 ? '' : undefined}>
      <div className={`container ${styles.grid}`}>
        <div className={styles.words}>
          <SectionHeading env={env} className={styles.heading}>
            {props.heading}
          </SectionHeading>
          {props.lead && <p className={styles.lead}>{props.lead}</p>}
          <p className={styles.actions}>
            <a className="button" href={props.demoHref} data-dialog="demo-request">
              {props.demoLabel}
            </a>
            {film && (
              <a
                className="button"
                data-quiet=""
                href={`https://www.youtube-nocookie.com/embed/${film.videoId}`}
                data-dialog={videoDialog}
              >
                <PlayIcon size={18} /> {videoLabel}
              </a>
            )}
          </p>
        </div>
        {strips.length > 0 && (
          <div className={styles.pictures}>
            <div className={styles.window} role="group" aria-label={say(env, 'strips')} {...scrollableRegion()}>
              {strips.map((album, index) => (
                <Strip
                  key={album.album_Id}
                  album={album}
                  backwards={index % 2 === 1}
                  secondsEach={secondsEach}
                  first={index === 0}
                />
              ))}
            </div>
            <label className={styles.pause}>
              <input type="checkbox" />
              <PauseIcon size={20} />
              <PlayIcon size={20} />
              <span className="visually-hidden">{say(env, 'pause')}</span>
            </label>
          </div>
        )}
      </div>
      {film && <VideoDialog env={env} id={videoDialog} film={film} />}
    </div>
  );
}
