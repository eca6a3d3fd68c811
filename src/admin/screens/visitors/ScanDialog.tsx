import { useEffect, useEffectEvent } from 'react';
import { after } from '../../calls/after.ts';
import { useCamera } from '../../camera/use-camera.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { useWords } from '../../words/words.ts';
import classes from './camera.module.css';
import { cameraWords } from './camera-words.ts';
import { openReader } from './qr-reader.ts';

/** How often a picture of the camera is looked at, in milliseconds. */
const everyMs = 200;

interface Props {
  readonly onFound: (text: string) => void;
  readonly onClose: () => void;
}

/** Reads the code of a pass by the camera, and ends with the first one. */
export const ScanDialog = ({ onFound, onClose }: Props) => {
  const say = useWords(cameraWords);
  const { video, state } = useCamera('environment');
  const isOff = state === 'off' || state === 'refused';
  const found = useEffectEvent(onFound);
  useEffect(() => {
    const shown = video.current;
    if (state !== 'on' || !shown) return undefined;
    let isDone = false;
    const look = async (): Promise<void> => {
      const read = await openReader();
      while (!isDone) {
        const text = await read(shown);
        if (isDone) return;
        if (text !== undefined) return found(text);
        await after(everyMs);
      }
    };
    void look();
    return () => {
      isDone = true;
    };
  }, [state, video]);
  return (
    <Dialog title={say('scanTitle')} onClose={onClose}>
      <div className={classes.camera}>
        <p role="status">{say(isOff ? 'noScan' : 'scanHelp')}</p>
        <video ref={video} hidden={isOff} muted playsInline aria-label={say('scanTitle')} />
      </div>
      <DialogFoot>
        <Button onClick={onClose}>{say('cancel')}</Button>
      </DialogFoot>
    </Dialog>
  );
};
