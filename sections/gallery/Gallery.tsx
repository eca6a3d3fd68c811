import type { SectionEnv, SectionProps } from '#engine/section.ts';
import { albumFacts } from '../shared/album-facts.ts';
import { Contours } from '../shared/Contours.tsx';
import { Flower } from '../shared/Flower.tsx';
import { inLanguage } from '../shared/in-language.ts';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import { SectionNote } from '../shared/SectionNote.tsx';
import { say } from '../shared/say.ts';
import { subHeading } from '../shared/sub-heading.ts';
import { AlbumHead } from './AlbumHead.tsx';
import { GalleryPanel } from './GalleryPanel.tsx';
import styles from './gallery.module.css';
import { LightBox } from './LightBox.tsx';
import { OtherAlbums } from './OtherAlbums.tsx';
import { defaultPanel, type Panel, panelsOf } from './panels.ts';
import type { Bindings, Settings } from './schema.ts';

const nameOf = ({ name }: Panel, env: SectionEnv): string => name || say(env, 'photos');

/**
 * One album with its head, or panels under links to them; `client.ts` makes tabs of the links and opens what is in the
 * panels in the dialog.
 */
export function Gallery(props: SectionProps<Settings, Bindings>) {
  const { heading, items, albums = [], galleryHref, albumHref, env } = props;
  const [album, another] = env.state === 'ok' ? items : [];
  if (!album) return <SectionNote env={env} heading={heading} />;
  if (another) return <Tabs {...props} />;
  const panel = panelsOf([album]).find(({ media }) => media.length > 0) ?? panelsOf([album])[1];
  return (
    <div className={styles.root} data-enhance="gallery-viewer" data-single="">
      <AlbumHead album={album} galleryHref={galleryHref} env={env} />
      <div className={`container ${styles.wall}`}>
        <div
          className={styles.panel}
          data-gallery-panel=""
          data-active=""
          data-album={album.album_Name.trim() || say(env, 'morePhotos')}
          data-facts={albumFacts(env, album)}
        >
          <GalleryPanel panel={panel ?? panelsOf([album])[0]} env={env} />
        </div>
      </div>
      {albumHref && <OtherAlbums albums={albums} albumHref={albumHref} env={env} />}
      <Viewer panels={panel ? [panel] : []} env={env} />
    </div>
  );
}

/** The dialog, and what stands where a picture does not load. */
function Viewer({ panels, env }: { readonly panels: readonly Panel[]; readonly env: SectionEnv }) {
  const anyMedia = panels.find(({ media }) => media.length > 0)?.media[0];
  if (!anyMedia) return null;
  return (
    <>
      {env.look !== 'framed' && (
        <template data-broken-ornament="">
          {env.look === 'bento' ? (
            <Flower className={styles.ornament} />
          ) : (
            <Contours seed="" className={styles.ornament} />
          )}
        </template>
      )}
      <LightBox env={env} href={anyMedia.href} />
    </>
  );
}

function Tabs({ heading, items, env }: SectionProps<Settings, Bindings>) {
  const panels = panelsOf(items);
  if (panels.every(({ media }) => media.length === 0)) return <SectionNote env={env} heading={heading} />;
  const PanelHeading = subHeading(env);
  const first = defaultPanel(panels);
  const idOf = ({ key }: Panel): string => `${env.headingId}-${key}`;
  return (
    <div className={styles.root} data-enhance="gallery-viewer">
      <div className={`container ${styles.wall}`}>
        <SectionHeading env={env} className={styles.heading}>
          {heading}
        </SectionHeading>
        <ul className={styles.tabs} aria-labelledby={env.headingId} data-gallery-tabs="">
          {panels.map((panel) => (
            <li key={panel.key} className={styles.tabPlace}>
              <a href={`#${idOf(panel)}`} className={styles.tab} data-first={panel === first ? '' : undefined}>
                <span {...(panel.name && inLanguage(env, panel))}>{nameOf(panel, env)}</span>
                {!panel.name && <span className={styles.count}> ({panel.media.length})</span>}
              </a>
            </li>
          ))}
        </ul>
        {panels.map((panel) => (
          <div
            key={panel.key}
            id={idOf(panel)}
            className={styles.panel}
            data-gallery-panel=""
            data-active={panel === first ? '' : undefined}
            data-album={nameOf(panel, env)}
          >
            <PanelHeading className={styles.panelName} {...(panel.name && inLanguage(env, panel))}>
              {nameOf(panel, env)}
            </PanelHeading>
            <GalleryPanel panel={panel} env={env} />
          </div>
        ))}
      </div>
      <Viewer panels={panels} env={env} />
    </div>
  );
}
