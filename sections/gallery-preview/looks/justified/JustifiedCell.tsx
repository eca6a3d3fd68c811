import type { CSSProperties } from 'react';
import type { SectionEnv } from '#engine/section.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { LinePlay } from '../../../shared/line-icons.tsx';
import { Picture } from '../../../shared/Picture.tsx';
import { say } from '../../../shared/say.ts';
import type { AlbumMedia } from './album-media.ts';
import styles from './justified.module.css';

interface Props {
  readonly media: AlbumMedia;
  /** Its place in its row, as `justify` gives it. */
  readonly place: CSSProperties;
  readonly env: SectionEnv;
}

const largest = (media: AlbumMedia): string | undefined =>
  media.Media_Name_Media?.variants.at(-1)?.url ?? media.Media_Name;

export function JustifiedCell({ media, place, env }: Props) {
  const name = media.caption || media.Media_Name_Media?.alt || media.album || say(env, 'loose');
  return (
    <li className={styles.cell} style={place}>
      <a
        href={media.video ?? largest(media)}
        className={styles.link}
        aria-label={say(env, media.video ? 'video' : 'photo', { name })}
      >
        <Picture
          src={media.Media_Name}
          media={media.Media_Name_Media}
          sizes="(min-width: 64rem) 520px, (min-width: 48rem) 33vw, 50vw"
          alt=""
          className={styles.photo}
        />
        {media.video && (
          <span className={styles.mark} aria-hidden="true">
            <LinePlay size={24} />
          </span>
        )}
        <span
          className={styles.caption}
          {...inLanguage(env, media)}
          data-bare={media.Media_Name ? undefined : ''}
          aria-hidden="true"
        >
          {name}
        </span>
      </a>
    </li>
  );
}
