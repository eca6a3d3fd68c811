import { Camera, UserRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useObjectUrl } from '../../media/use-object-url.ts';
import { Button } from '../../ui/Button.tsx';
import { part } from '../../ui/part.tsx';
import { useWords } from '../../words/words.ts';
import classes from './camera.module.css';
import { cameraWords } from './camera-words.ts';

const PhotoDialog = part(async () => (await import('./PhotoDialog.tsx')).PhotoDialog);

interface Props {
  readonly id: string;
  readonly photo: File | undefined;
  readonly error: string | undefined;
  readonly onChange: (photo: File | undefined) => void;
}

/** The photo of a visitor, which nobody has to give, with what becomes of it. */
export const PhotoPart = ({ id, photo, error, onChange }: Props) => {
  const say = useWords(cameraWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.photo}>
      {photo ? (
        <Chosen photo={photo} />
      ) : (
        <span className={classes.blank} aria-hidden>
          <UserRound size={28} strokeWidth={1.5} />
        </span>
      )}
      <div>
        <div className={classes.choices}>
          <Button id={id} icon={<Camera aria-hidden size={20} />} onClick={() => setOpen(true)}>
            {say(photo ? 'takeAgain' : 'takePhoto')}
          </Button>
          {photo && (
            <Button look="quiet" onClick={() => onChange(undefined)}>
              {say('removePhoto')}
            </Button>
          )}
        </div>
        <p>{say('why')}</p>
        {error && (
          <p className={classes.wrong} role="alert">
            {error}
          </p>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <PhotoDialog onPhoto={onChange} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
};

const Chosen = ({ photo }: { readonly photo: File }) => {
  const say = useWords(cameraWords);
  return <img src={useObjectUrl(photo)} alt={say('photo')} />;
};
