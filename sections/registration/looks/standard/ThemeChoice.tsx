import type { SectionEnv } from '#engine/section.ts';
import type { GalleryAlbumItem } from '#schemas/sources/gallery.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { say } from '../../../shared/say.ts';
import type { Settings } from '../../schema.ts';
import styles from './standard.module.css';

interface Props {
  readonly env: SectionEnv;
  readonly themes: NonNullable<Settings['themes']>;
  readonly albums: readonly GalleryAlbumItem[];
  readonly chosen: number;
}

/** The themes as pictures of which one is chosen. */
export function ThemeChoice({ env, themes, albums, chosen }: Props) {
  const first = themes.some(({ theme_Id }) => theme_Id === chosen) ? chosen : themes[0]?.theme_Id;
  return (
    <fieldset>
      <legend>{say(env, 'look')}</legend>
      <div className={styles.themes}>
        {themes.map(({ theme_Id, name, text, album }) => {
          const shot = albums.find(({ album_Name }) => album_Name === album)?.schoolThemeMediaJson[0];
          return (
            <label key={theme_Id} className={styles.theme}>
              <input type="radio" name="theme_Id" value={theme_Id} defaultChecked={theme_Id === first} />
              <span className={styles.shot}>
                <Picture
                  src={shot?.Media_Name}
                  media={shot?.Media_Name_Media}
                  sizes="(min-width: 64rem) 220px, 30vw"
                  alt=""
                />
              </span>
              <span>
                <b>{name}</b>
                <small className={styles.about}>{text}</small>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
