import type { SectionEnv } from '#engine/section.ts';
import { CaretLeftIcon, CaretRightIcon, CloseIcon, PlayIcon } from '../shared/icons.tsx';
import { say } from '../shared/say.ts';
import { DownloadIcon, ZoomInIcon, ZoomOutIcon } from './BoxIcons.tsx';
import styles from './gallery.module.css';

interface Props {
  readonly env: SectionEnv;
  /** What the download leads to before anything was opened. */
  readonly href: string;
}

/** The dialog that `open-box.ts` fills. The page's own script closes it by `[data-dialog-close]`. */
export function LightBox({ env, href }: Props) {
  const viewer = say(env, 'viewer');
  return (
    <dialog
      className={styles.box}
      aria-label={viewer}
      data-box=""
      data-position={say(env, 'position')}
      data-announce={say(env, 'announce')}
    >
      <p className="visually-hidden" role="status" data-box-status="" />
      <div className={styles.bar}>
        <p className={styles.where}>
          <span className={styles.album} data-box-album="" />
          <span className={styles.albumFacts} data-box-facts="" />
        </p>
        <p className={styles.position} data-box-position="" />
        <button type="button" className={styles.tool} aria-label={say(env, 'zoomOut')} data-box-zoom-out="">
          <ZoomOutIcon />
        </button>
        <button type="button" className={styles.tool} aria-label={say(env, 'zoomIn')} data-box-zoom-in="">
          <ZoomInIcon />
        </button>
        <a href={href} className={styles.download} data-box-download="">
          <DownloadIcon />
          <span className={styles.downloadWord}>{say(env, 'download')}</span>
          <span className={styles.file} data-box-file="" />
        </a>
        <button type="button" className={styles.tool} aria-label={say(env, 'close')} data-dialog-close="">
          <CloseIcon size={22} />
        </button>
      </div>
      <div className={styles.stage}>
        <figure className={styles.view} aria-label={viewer} tabIndex={-1} data-box-view="" />
        <div className={styles.start} data-box-start="" hidden>
          <button type="button" className={styles.play} aria-label={say(env, 'play')} data-box-play="">
            <PlayIcon size={40} />
          </button>
          <p className={styles.playNote} data-box-note="">
            {say(env, 'playNote')}
          </p>
        </div>
        <div className={styles.broken} data-box-broken="" hidden>
          <span data-box-ornament="" />
          <p className={styles.brokenWords} role="alert">
            {say(env, 'broken')}
          </p>
          <p>{say(env, 'maybeOffline')}</p>
          <button type="button" className={styles.again} data-box-again="">
            {say(env, 'again')}
          </button>
        </div>
      </div>
      <div className={styles.foot}>
        <p className={styles.title} data-box-title="" />
        <button type="button" className={styles.step} aria-label={say(env, 'previous')} data-box-previous="">
          <CaretLeftIcon size={22} className={styles.flip} />
        </button>
        <ul className={styles.strip} data-box-strip="" />
        <button type="button" className={styles.step} aria-label={say(env, 'next')} data-box-next="">
          <CaretRightIcon size={22} className={styles.flip} />
        </button>
        <p className={styles.keys} aria-hidden="true">
          <span>
            <kbd>←</kbd> <kbd>→</kbd> {say(env, 'keySteps')}
          </span>
          <span>
            <kbd>D</kbd> {say(env, 'download')}
          </span>
          <span>
            <kbd>Esc</kbd> {say(env, 'close')}
          </span>
        </p>
      </div>
    </dialog>
  );
}
