import type { SectionEnv, SectionProps } from '#engine/section.ts';
import { albumFacts } from '../shared/album-facts.ts';
import { Contours } from '../shared/Contours.tsx';
import { Flower } from '../shared/Flower.tsx';
import { isThisPage } from '../shared/page-href.ts';
import { SectionNote } from '../shared/SectionNote.tsx';
import { say } from '../shared/say.ts';
import { AlbumHead } from './AlbumHead.tsx';
import { AlbumTabs } from './AlbumTabs.tsx';
import { GalleryPanel } from './GalleryPanel.tsx';
import styles from './gallery.module.css';
import { LightBox } from './LightBox.tsx';
import { OtherAlbums } from './OtherAlbums.tsx';
import { type Panel, panelsOf } from './panels.ts';
import type { Bindings, Settings } from './schema.ts';

/**
 * One album with its head, or, for several and on the gallery's own page, panels under links to them; `client.ts` makes
 * tabs of the links and opens what is in the panels in the dialog.
 */
export function Gallery(props: SectionProps<Settings, Bindings>) {
  const { heading, items, albums = [], galleryHref, albumHref, env } = props;
  const [album, another] = env.state === 'ok' ? items : [];
  if (!album) return <SectionNote env={env} heading={heading} />;
  const isFront = galleryHref !== undefined && isThisPage(env, galleryHref);
  if (another || isFront) {
    const panels = panelsOf(items);
    if (panels.every(({ total }) => total === 0)) return <SectionNote env={env} heading={heading} />;
    return (
      <div className={styles.root} data-enhance="gallery-viewer">
        <AlbumTabs heading={heading} panels={panels} albumHref={albumHref} env={env} />
        <Viewer panels={panels} env={env} />
      </div>
    );
  }
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
