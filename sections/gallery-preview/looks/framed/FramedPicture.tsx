import type { SectionEnv } from '#engine/section.ts';
import { PlayIcon } from '../../../shared/icons.tsx';
import { inLanguage } from '../../../shared/in-language.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { say } from '../../../shared/say.ts';
import styles from './framed.module.css';
import type { Frame } from './frames.ts';

interface Props {
  readonly frame: Frame;
  readonly env: SectionEnv;
}

export function FramedPicture({ frame: { caption, lang, video, media }, env }: Props) {
  const name = caption || say(env, 'loose');
  const href = video ?? media.Media_Name_Media?.variants.at(-1)?.url ?? media.Media_Name;
  return (
    <li className={styles.item}>
      <a href={href} className={styles.frame} aria-label={say(env, video ? 'video' : 'photo', { name })}>
        <span className={styles.mat}>
          <Picture
            src={media.Media_Name}
            media={media.Media_Name_Media}
            sizes="(min-width: 64rem) 290px, (min-width: 48rem) 30vw, 45vw"
            alt=""
            className={styles.photo}
          />
          {video && (
            <span className={styles.play}>
              <PlayIcon size={24} />
            </span>
          )}
        </span>
        {caption && (
          <span className={styles.caption} {...inLanguage(env, { lang })} aria-hidden="true">
            {caption}
          </span>
        )}
      </a>
    </li>
  );
}
