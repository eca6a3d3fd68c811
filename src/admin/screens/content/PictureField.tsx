import { ImagePlus } from 'lucide-react';
import { use, useState } from 'react';
import { getMedia } from '#schemas/api/media.ts';
import { useCall } from '../../calls/use-call.ts';
import { PicturePicker } from '../../media/PicturePicker.tsx';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/words.ts';
import classes from './content.module.css';
import type { FieldInputProps } from './field-types.ts';
import { MediaClasses } from './media-classes.ts';
import { mediaIdOf } from './media-id.ts';
import { useBoth } from './use-both.ts';
import { contentWords } from './words.ts';

/** A picture of the library, or none. */
export const PictureField = ({ id, path, words, isRequired, value, error, onChange }: FieldInputProps) => {
  const both = useBoth();
  const say = useWords(contentWords);
  const [isOpen, setOpen] = useState(false);
  const mediaClass = use(MediaClasses)[path] === 'minor' ? 'minor' : 'public';
  const mediaId = mediaIdOf(value);
  const { data: picture } = useCall(getMedia, { params: { id: mediaId ?? 0 } }, { enabled: mediaId !== undefined });
  const smallest = picture?.variants[0]?.url ?? picture?.url;
  return (
    <fieldset className={classes.picture} id={id}>
      <legend>{both(words.label)}</legend>
      {mediaId !== undefined && smallest && <img src={smallest} alt={picture?.alt ?? ''} />}
      <div className={classes.pictureTools}>
        <Button icon={<ImagePlus aria-hidden size={18} />} onClick={() => setOpen(true)}>
          {mediaId === undefined ? say('picture') : say('replace')}
        </Button>
        {mediaId !== undefined && !isRequired && (
          <Button look="quiet" onClick={() => onChange(undefined)}>
            {say('takeAway')}
          </Button>
        )}
      </div>
      {error && <p className={classes.wrong}>{error}</p>}
      {isOpen && (
        <PicturePicker
          mediaClass={mediaClass}
          onClose={() => setOpen(false)}
          onChoose={(reference) => {
            setOpen(false);
            onChange(reference);
          }}
        />
      )}
    </fieldset>
  );
};
