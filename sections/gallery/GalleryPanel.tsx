import type { SectionEnv } from '#engine/section.ts';
import { say } from '../shared/say.ts';
import { tileSizes } from './bento.ts';
import { GalleryTile } from './GalleryTile.tsx';
import styles from './gallery.module.css';
import type { Panel } from './panels.ts';

interface Props {
  readonly panel: Panel;
  readonly env: SectionEnv;
}

/** The tiles of an album, or that it has none. */
export function GalleryPanel({ panel: { name, total, media }, env }: Props) {
  if (media.length === 0 && total > 0) return null;
  if (media.length === 0) return <p className="note">{say(env, name ? 'emptyAlbum' : 'empty')}</p>;
  const sizes = tileSizes(media.map(({ ratio }) => ratio));
  return (
    <ul className={styles.grid}>
      {media.map((one, index) => (
        <GalleryTile key={one.key} media={one} index={index} total={media.length} size={sizes[index]} env={env} />
      ))}
    </ul>
  );
}
