import { Camera } from 'lucide-react';
import { useState } from 'react';
import { PortraitDialog } from '../../media/PortraitDialog.tsx';
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

/** A photo by the camera or from a file, cut to 3:4; it is sent with the form. */
export const PhotoField = ({ id, form, stored }: Props) => {
  const say = useWords(formWords);
  const [isOpen, setOpen] = useState(false);
  const wrong = form.errors.Staff_Photo;
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
        <Button id={`${id}-Staff_Photo`} icon={<Camera aria-hidden size={18} />} onClick={() => setOpen(true)}>
          {say(form.photo || stored ? 'otherPhoto' : 'choosePhoto')}
        </Button>
        <p>{say('photoHelp')}</p>
        {wrong && (
          <p className={classes.wrong} role="alert">
            {wrong}
          </p>
        )}
      </div>
      {isOpen && (
        <PortraitDialog
          title={say('Staff_Photo')}
          help={say('photoHelp')}
          saveLabel={say('usePhoto')}
          onSave={(portrait) => {
            form.setPhoto(portrait);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
};

const Chosen = ({ photo }: { readonly photo: File }) => {
  const say = useWords(formWords);
  const url = useObjectUrl(photo);
  return <img src={url} alt={say('Staff_Photo')} />;
};
