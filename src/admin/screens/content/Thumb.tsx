import { ImageIcon } from 'lucide-react';
import type { ListedPicture } from '#schemas/api/content/read.ts';
import { MediaThumb } from '../../media/MediaThumb.tsx';
import classes from './item-facts.module.css';

interface Props {
  readonly picture: ListedPicture | null;
}

/** The picture of an item beside its name; a quiet sign where it has none yet. */
export const Thumb = ({ picture }: Props) => (
  <span className={classes.thumb}>
    {picture ? (
      <MediaThumb media={{ kind: 'picture', variants: [], ...picture }} width={56} />
    ) : (
      <ImageIcon aria-hidden size={16} strokeWidth={1.5} />
    )}
  </span>
);
