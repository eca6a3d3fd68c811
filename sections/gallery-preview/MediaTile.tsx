import type { SectionEnv } from '#engine/section.ts';
import { PlayIcon } from '../shared/icons.tsx';
import { inLanguage } from '../shared/in-language.ts';
import { Picture } from '../shared/Picture.tsx';
import { say } from '../shared/say.ts';
import styles from './gallery-preview.module.css';
import type { Media } from './media.ts';

interface Props {
  readonly media: Media;
  readonly sizes: string;
  readonly env: SectionEnv;
}

const largest = (media: Media): string | undefined => media.Media_Name_Media?.variants.at(-1)?.url ?? media.Media_Name;

export function MediaTile({ media, sizes, env }: Props) {
  const name = media.caption || media.Media_Name_Media?.alt || media.album || say(env, 'loose');
  const href = media.video ?? largest(media);
  return (
    <li className={styles.tile}>
      <a href={href} className={styles.link} aria-label={say(env, media.video ? 'video' : 'photo', { name })}>
        <Picture src={media.Media_Name} media={media.Media_Name_Media} sizes={sizes} alt="" className={styles.photo} />
        {media.video && (
          <span className={styles.mark} aria-hidden="true">
            <PlayIcon size={28} />
          </span>
        )}
        {media.video && !media.Media_Name && (
          <span className={styles.caption} {...inLanguage(env, media)} aria-hidden="true">
            {name}
          </span>
        )}
      </a>
    </li>
  );
}
