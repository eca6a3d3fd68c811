import type { SectionEnv } from '#engine/section.ts';
import { CloseIcon, PlayIcon } from '../../../shared/icons.tsx';
import { inLanguage } from '../../../shared/in-language.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { say } from '../../../shared/say.ts';
import type { Film } from './film.ts';
import styles from './standard.module.css';

interface Props {
  readonly env: SectionEnv;
  readonly id: string;
  readonly film: Film;
}

/** A film behind its poster: nothing is asked of another host before the play button is pressed. */
export function VideoDialog({ env, id, film }: Props) {
  const { videoId, title, poster } = film;
  const titleId = `${id}-title`;
  return (
    <dialog id={id} className={styles.dialog} aria-labelledby={titleId}>
      <div className={styles.film} data-enhance="video" data-video-id={videoId} data-video-title={title}>
        <p id={titleId} className={styles.title} {...inLanguage(env, film)}>
          {title}
        </p>
        <button type="button" className={styles.close} data-dialog-close="" aria-label={say(env, 'close')}>
          <CloseIcon size={20} />
        </button>
        <div className={styles.screen} data-video-screen="">
          <button type="button" className={styles.poster} data-video-play="" aria-label={say(env, 'play')}>
            <Picture
              src={poster.Media_Name}
              media={poster.Media_Name_Media}
              sizes="(min-width: 64rem) 58rem, 92vw"
              alt=""
              className={styles.still}
            />
            <span className={styles.disc}>
              <PlayIcon size={36} />
            </span>
          </button>
        </div>
        <p className={styles.note}>{say(env, 'playNote')}</p>
      </div>
    </dialog>
  );
}
