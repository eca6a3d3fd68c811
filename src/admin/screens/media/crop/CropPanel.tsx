import { useState } from 'react';
import type { MediaDetails } from '#schemas/api/media-item.ts';
import { useNotices } from '../../../ui/Notices.tsx';
import { useWords } from '../../../words/words.ts';
import { CropTool } from './CropTool.tsx';
import { PlaceDialog } from './PlaceDialog.tsx';
import { cropWords } from './words.ts';

interface Props {
  readonly media: MediaDetails;
  readonly onCancel: () => void;
  /** Opens the new picture. */
  readonly onMade: (id: number) => void;
}

/** Crops a picture, and asks where it is used whether the new one is to stand there. */
export const CropPanel = ({ media, onCancel, onMade }: Props) => {
  const say = useWords(cropWords);
  const tell = useNotices();
  const [made, setMade] = useState<MediaDetails>();
  return (
    <>
      <CropTool
        media={media}
        onCancel={onCancel}
        onMade={(next) => {
          tell.notice(say('made'));
          if (media.uses.length > 0) setMade(next);
          else onMade(next.id);
        }}
      />
      {made && <PlaceDialog old={media} made={made} onDone={() => onMade(made.id)} />}
    </>
  );
};
