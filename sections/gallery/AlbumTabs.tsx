import type { SectionEnv } from '#engine/section.ts';
import { fillRoute } from '#schemas/theme/page-roles.ts';
import { albumFacts } from '../shared/album-facts.ts';
import { ArrowRightIcon } from '../shared/icons.tsx';
import { inLanguage } from '../shared/in-language.ts';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import { formatCount, say } from '../shared/say.ts';
import { subHeading } from '../shared/sub-heading.ts';
import { GalleryPanel } from './GalleryPanel.tsx';
import styles from './gallery.module.css';
import { defaultPanel, type Panel } from './panels.ts';

interface Props {
  readonly heading: string | undefined;
  readonly panels: readonly [Panel, ...Panel[]];
  readonly albumHref: string | undefined;
  readonly env: SectionEnv;
}

const nameOf = ({ name }: Panel, env: SectionEnv): string => name || say(env, 'photos');

/** Links to the panels, each with its count, and beneath them the panels under headings. */
export function AlbumTabs({ heading, panels, albumHref, env }: Props) {
  const PanelHeading = subHeading(env);
  const first = defaultPanel(panels);
  const idOf = ({ key }: Panel): string => `${env.headingId}-${key}`;
  return (
    <div className={`container ${styles.wall}`}>
      <SectionHeading env={env} className={styles.heading}>
        {heading}
      </SectionHeading>
      <ul className={styles.tabs} aria-labelledby={env.headingId} data-gallery-tabs="">
        {panels.map((panel) => (
          <li key={panel.key} className={styles.tabPlace}>
            <a href={`#${idOf(panel)}`} className={styles.tab} data-first={panel === first ? '' : undefined}>
              <span {...(panel.name && inLanguage(env, panel))}>{nameOf(panel, env)}</span>
              <span className={styles.count}> ({panel.total})</span>
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
          data-facts={panel.total > 0 ? albumFacts(env, panel) : undefined}
        >
          <PanelHeading className={styles.panelName} {...(panel.name && inLanguage(env, panel))}>
            {nameOf(panel, env)}
          </PanelHeading>
          {panel.total > 0 && <p className={styles.panelFacts}>{albumFacts(env, panel)}</p>}
          <GalleryPanel panel={panel} env={env} />
          <AlbumLink panel={panel} albumHref={albumHref} env={env} />
        </div>
      ))}
    </div>
  );
}

/** Leads to the page of an album, which has all that it holds. */
function AlbumLink({ panel, albumHref, env }: Pick<Props, 'albumHref' | 'env'> & { readonly panel: Panel }) {
  if (!albumHref || !panel.slug || panel.total === 0) return null;
  const { name, total, films } = panel;
  const isCut = total > panel.media.length;
  if (!name && !isCut) return null;
  const all = films === 0 ? 'seeAllPhotos' : films === total ? 'seeAllVideos' : 'seeAllMedia';
  return (
    <p className={styles.more}>
      <a href={fillRoute(albumHref, panel.slug)} className={styles.moreLink}>
        {isCut ? formatCount(env, all, total) : say(env, 'openAlbum')}
        {name && (
          <span className="visually-hidden" {...inLanguage(env, panel)}>
            {` ${name}`}
          </span>
        )}
        <ArrowRightIcon size={20} className={styles.flip} />
      </a>
    </p>
  );
}
