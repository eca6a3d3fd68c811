import type { SectionEnv } from '#engine/section.ts';
import { CloseIcon, PlayIcon } from '../../../shared/icons.tsx';
import { say } from '../../../shared/say.ts';
import styles from './standard.module.css';

interface Props {
  readonly env: SectionEnv;
  readonly id: string;
  readonly title: string;
  readonly videoId: string;
}

/** A film behind its poster: nothing is asked of another host before the play button is pressed. */
export function VideoDialog({ env, id, title, videoId }: Props) {
  const titleId = `${id}-title`;
  return (
    <dialog id={id} className={styles.dialog} aria-labelledby={titleId}>
      <div className={styles.film} data-enhance="video" data-video-id={videoId} data-video-title={title}>
        <p id={titleId} className={styles.title}>
          {title}
        </p>
        <button type="button" className={styles.close} data-dialog-close="" aria-label={say(env, 'close')}>
          <CloseIcon size={20} />
        </button>
        <div className={styles.screen} data-video-screen="">
          <button type="button" className={styles.poster} data-video-play="" aria-label={say(env, 'play')}>
            <PlayIcon size={40} />
          </button>
        </div>
        <p className={styles.note}>{say(env, 'playNote')}</p>
      </div>
    </dialog>
  );
}
