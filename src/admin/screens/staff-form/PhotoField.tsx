import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { pictureTypes } from '../../media/picture-types.ts';
import { PrepareError, prepareFile } from '../../media/prepare-picture.ts';
import { useObjectUrl } from '../../media/use-object-url.ts';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/words.ts';
import classes from './form.module.css';
import type { MemberForm } from './use-member-form.ts';
import { formWords } from './words.ts';

interface Props {
  readonly id: string;
  readonly form: MemberForm;
  /** The photo that is there already. */
  readonly stored: string | undefined;
}

/** A photo from this device or its camera, upright and small before it is sent; the server cuts it to 3:4. */
export const PhotoField = ({ id, form, stored }: Props) => {
  const say = useWords(formWords);
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      form.setPhoto(await prepareFile(file));
      setFault(undefined);
    } catch (error) {
      if (!(error instanceof PrepareError)) throw error;
      setFault(say('wrongPhoto'));
    }
  };
  const wrong = fault ?? form.errors.Staff_Photo;
  return (
    <div className={classes.photo}>
      {form.photo ? (
        <Chosen photo={form.photo} />
      ) : stored ? (
        <img src={stored} alt={say('Staff_Photo')} />
      ) : (
        <span aria-hidden />
      )}
      <div>
        <Button id={`${id}-Staff_Photo`} icon={<Camera aria-hidden size={18} />} onClick={() => input.current?.click()}>
          {say(form.photo || stored ? 'otherPhoto' : 'choosePhoto')}
        </Button>
        <p>{say('photoHelp')}</p>
        {wrong && (
          <p className={classes.wrong} role="alert">
            {wrong}
          </p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept={pictureTypes}
        hidden
        onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
      />
    </div>
  );
};

const Chosen = ({ photo }: { readonly photo: File }) => {
  const say = useWords(formWords);
  const url = useObjectUrl(photo);
  return <img src={url} alt={say('Staff_Photo')} />;
};
