import type { SectionEnv } from '#engine/section.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { Picture } from '../../../shared/Picture.tsx';
import type { FacilityItem } from './facility.ts';
import styles from './selector.module.css';

interface Props {
  readonly env: SectionEnv;
  readonly item: FacilityItem;
  readonly sizes: string;
  readonly captioned: boolean;
}

export function FacilityFigure({ env, item, sizes, captioned }: Props) {
  return (
    <figure className={styles.figure}>
      {item.image ? (
        <Picture src={item.image} media={item.image_Media} sizes={sizes} className={styles.photo} />
      ) : (
        <div className={styles.blank} aria-hidden="true" />
      )}
      {captioned && (
        <figcaption className={styles.caption} {...inLanguage(env, item)}>
          {item.name}
        </figcaption>
      )}
    </figure>
  );
}
