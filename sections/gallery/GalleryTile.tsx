import type { CSSProperties } from 'react';
import type { SectionEnv } from '#engine/section.ts';
import { shortFileName } from '#shared/fields/text.ts';
import { PlayIcon } from '../shared/icons.tsx';
import { inLanguage } from '../shared/in-language.ts';
import { Picture } from '../shared/Picture.tsx';
import { say } from '../shared/say.ts';
import type { TileSize } from './bento.ts';
import styles from './gallery.module.css';
import type { Media } from './media.ts';

interface Props {
  readonly media: Media;
  readonly index: number;
  readonly total: number;
  readonly size: TileSize | undefined;
  readonly env: SectionEnv;
}

type Ratio = CSSProperties & Record<'--ratio', number>;

/** A link to the full picture or the film; what the viewer needs of it is in its data attributes. */
export function GalleryTile({ media, index, total, size, env }: Props) {
  const { kind, stored, file } = media;
  const isFilm = kind !== 'image';
  const name = media.name || say(env, 'untitled');
  const ratio: Ratio = { '--ratio': media.ratio };
  const opens = kind === 'link' ? undefined : { 'data-kind': kind, 'data-name': media.name, 'data-file': file };
  return (
    <li className={styles.tile} data-size={size} style={ratio} data-picture-host="">
      <a
        href={media.href}
        className={styles.link}
        aria-label={say(env, isFilm ? 'video' : 'photo', { n: index + 1, total, name })}
        data-short-file={file && shortFileName(file)}
        {...opens}
      >
        <span className={styles.frame} data-bare={stored.Media_Name ? undefined : ''}>
          <Picture
            src={stored.Media_Name}
            media={stored.Media_Name_Media}
            sizes="(min-width: 64rem) 620px, (min-width: 48rem) 50vw, 100vw"
            alt=""
            className={styles.photo}
          />
          {isFilm && (
            <span className={styles.mark} aria-hidden="true">
              <PlayIcon size={28} />
            </span>
          )}
        </span>
        {media.caption && (
          <span className={styles.caption} {...inLanguage(env, media)} aria-hidden="true">
            {media.caption}
          </span>
        )}
      </a>
    </li>
  );
}
