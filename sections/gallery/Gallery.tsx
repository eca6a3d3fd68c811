import type { SectionEnv, SectionProps } from '#engine/section.ts';
import { inLanguage } from '../shared/in-language.ts';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import { SectionNote } from '../shared/SectionNote.tsx';
import { say } from '../shared/say.ts';
import { subHeading } from '../shared/sub-heading.ts';
import { GalleryPanel } from './GalleryPanel.tsx';
import styles from './gallery.module.css';
import { LightBox } from './LightBox.tsx';
import { defaultPanel, type Panel, panelsOf } from './panels.ts';
import type { Bindings, Settings } from './schema.ts';

const nameOf = ({ name }: Panel, env: SectionEnv): string => name || say(env, 'photos');

/** Panels under links to them; `client.ts` makes tabs of the links and opens what is in the panels in the dialog. */
export function Gallery({ heading, items, env }: SectionProps<Settings, Bindings>) {
  const panels = panelsOf(env.state === 'ok' ? items : []);
  const anyMedia = panels.find(({ media }) => media.length > 0)?.media[0];
  if (!anyMedia) return <SectionNote env={env} heading={heading} />;
  const PanelHeading = subHeading(env);
  const first = defaultPanel(panels);
  const idOf = ({ key }: Panel): string => `${env.headingId}-${key}`;
  return (
    <div className={styles.root} data-enhance="gallery-viewer">
      <div className="container">
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
          >
            <PanelHeading className={styles.panelName} {...(panel.name && inLanguage(env, panel))}>
              {nameOf(panel, env)}
            </PanelHeading>
            <GalleryPanel panel={panel} env={env} />
          </div>
        ))}
      </div>
      <LightBox env={env} href={anyMedia.href} />
    </div>
  );
}
