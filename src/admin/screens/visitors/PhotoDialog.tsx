import { useRef, useState } from 'react';
import { frameOf } from '../../camera/frame-of.ts';
import { useCamera } from '../../camera/use-camera.ts';
import { pictureTypes } from '../../media/picture-types.ts';
import { PrepareError, prepareFile } from '../../media/prepare-picture.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { useWords } from '../../words/words.ts';
import classes from './camera.module.css';
import { cameraWords } from './camera-words.ts';

interface Props {
  readonly onPhoto: (photo: File) => void;
  readonly onClose: () => void;
}

/** Takes a photo by the camera, or from a file where there is none. */
export const PhotoDialog = ({ onPhoto, onClose }: Props) => {
  const say = useWords(cameraWords);
  const { video, state } = useCamera('user');
  const isOff = state === 'off' || state === 'refused';
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const take = async (file: File): Promise<void> => {
    try {
      onPhoto(await prepareFile(file));
      onClose();
    } catch (error) {
      if (!(error instanceof PrepareError)) throw error;
      setWrong(true);
    }
  };
  const shoot = async (): Promise<void> => {
    if (video.current) await take(await frameOf(video.current));
  };
  return (
    <Dialog title={say('photo')} onClose={onClose}>
      <div className={classes.camera} data-kind="face">
        <p>{say('why')}</p>
        {state !== 'on' && <p role="status">{say(isOff ? 'noCamera' : 'asking')}</p>}
        <video ref={video} hidden={isOff} muted playsInline aria-label={say('photo')} />
        {isWrong && <p role="alert">{say('wrongPhoto')}</p>}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes}
        aria-label={say('chooseFile')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) void take(file);
        }}
      />
      <DialogFoot
        aside={
          <Button look="quiet" onClick={() => input.current?.click()}>
            {say('chooseFile')}
          </Button>
        }
      >
        <Button onClick={onClose}>{say('cancel')}</Button>
        <Button look="primary" disabled={state !== 'on'} onClick={() => void shoot()}>
          {say('shoot')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
