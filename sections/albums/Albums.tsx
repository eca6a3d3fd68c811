import type { SectionEnv, SectionProps } from '#engine/section.ts';
import { fillRoute } from '#schemas/theme/page-roles.ts';
import { albumFacts } from '../shared/album-facts.ts';
import { ArrowRightIcon } from '../shared/icons.tsx';
import { inLanguage } from '../shared/in-language.ts';
import { Picture } from '../shared/Picture.tsx';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import { SectionNote } from '../shared/SectionNote.tsx';
import { say } from '../shared/say.ts';
import { subHeading } from '../shared/sub-heading.ts';
import styles from './albums.module.css';
import { type Folder, foldersOf } from './folders.ts';
import type { Bindings, Settings } from './schema.ts';

/** How many pictures of an album stand on the front. */
const shownIn: Readonly<Record<string, number>> = { strips: 4 };
const looseShown = 3;

interface CoversProps {
  readonly folder: Folder;
  readonly env: SectionEnv;
  readonly first: boolean;
}

function Covers({ folder, env, first }: CoversProps) {
  const most = shownIn[env.look] ?? (folder.name ? 1 : looseShown);
  return (
    <div className={styles.covers} data-bare={folder.pictures.length === 0 ? '' : undefined}>
      {folder.pictures.slice(0, most).map(({ Media_Name, Media_Name_Media }) => (
        <span key={Media_Name} className={styles.cover}>
          <Picture
            src={Media_Name}
            media={Media_Name_Media}
            sizes={first ? '(min-width: 64rem) 740px, 100vw' : '(min-width: 64rem) 520px, 100vw'}
            alt=""
            priority={first ? 'high' : 'lazy'}
            className={styles.photo}
          />
        </span>
      ))}
    </div>
  );
}

/** The front of the gallery. The name of an album is the link to it; its whole card can be pressed. */
export function Albums({ heading, items, albumHref, env }: SectionProps<Settings, Bindings>) {
  const folders = foldersOf(env.state === 'ok' ? items : []);
  if (folders.length === 0) return <SectionNote env={env} heading={heading} />;
  const Name = subHeading(env);
  return (
    <div className={styles.root}>
      <div className="container">
        <SectionHeading env={env} className="visually-hidden">
          {heading}
        </SectionHeading>
        <ul className={styles.albums} data-count={Math.min(4, folders.filter(({ name }) => name).length)}>
          {folders.map((folder, at) => (
            <li key={folder.key} className={styles.album} data-loose={folder.name ? undefined : ''}>
              <Covers folder={folder} env={env} first={at === 0} />
              <div className={styles.words}>
                <Name className={styles.name}>
                  <a href={fillRoute(albumHref, folder.slug)} className={styles.link}>
                    <span {...(folder.name && inLanguage(env, folder))}>{folder.name || say(env, 'morePhotos')}</span>
                  </a>
                </Name>
                <p className={styles.facts}>
                  {albumFacts(env, folder)}
                  <ArrowRightIcon size={20} className={styles.arrow} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
