import { Camera, Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { frameOf } from '../camera/frame-of.ts';
import { useCamera } from '../camera/use-camera.ts';
import { useHasCamera } from '../camera/use-has-camera.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogFoot } from '../ui/Dialog.tsx';
import { Refusal } from '../ui/Refusal.tsx';
import { useWords } from '../words/words.ts';
import { type Crop, portraitFile, wholePortrait } from './crop-portrait.ts';
import { PortraitCrop } from './PortraitCrop.tsx';
import { pictureTypes } from './picture-types.ts';
import classes from './portrait-dialog.module.css';
import { portraitWords } from './portrait-words.ts';
import { PrepareError, prepareFile } from './prepare-picture.ts';
import { uploadFault } from './upload-fault.ts';
import { mediaWords } from './words.ts';

interface Props {
  readonly title: string;
  readonly help: string;
  readonly saveLabel: string;
  readonly isPending?: boolean;
  /** Why it was not saved. */
  readonly refusal?: string | undefined;
  readonly onSave: (portrait: File) => void;
  readonly onClose: () => void;
}

/** Takes a photo by the camera or from a file, and cuts a portrait out of it, three wide and four high. */
export const PortraitDialog = ({ title, help, refusal, onClose, ...deed }: Props) => {
  const { picture, fault, take, drop } = usePicture();
  const [isShooting, setShooting] = useState(false);
  const choose = (file: File): void => {
    setShooting(false);
    void take(file);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <Refusal text={fault ?? refusal} />
      {picture ? (
        <CropStep {...deed} picture={picture} onOther={drop} onClose={onClose} />
      ) : isShooting ? (
        <CameraStep title={title} onPhoto={choose} onBack={() => setShooting(false)} />
      ) : (
        <ChooseStep help={help} onShoot={() => setShooting(true)} onFile={choose} onClose={onClose} />
      )}
    </Dialog>
  );
};

/** The picture that is chosen, upright and no larger than need be; or why it is not one. */
const usePicture = () => {
  const sayMedia = useWords(mediaWords);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [fault, setFault] = useState<string>();
  useEffect(() => () => picture?.close(), [picture]);
  return {
    picture,
    fault,
    async take(file: File): Promise<void> {
      setFault(undefined);
      try {
        setPicture(await openPicture(file));
      } catch (error) {
        setFault(uploadFault(error, sayMedia));
      }
    },
    drop: () => setPicture(undefined),
  };
};

const openPicture = async (file: File): Promise<ImageBitmap> => {
  const ready = await prepareFile(file);
  if (ready.type === 'application/pdf') throw new PrepareError('wrongType');
  return createImageBitmap(ready).catch((cause: unknown) => {
    throw new PrepareError('wrongType', { cause });
  });
};

interface ChooseProps {
  readonly help: string;
  readonly onShoot: () => void;
  readonly onFile: (file: File) => void;
  readonly onClose: () => void;
}

const ChooseStep = ({ help, onShoot, onFile, onClose }: ChooseProps) => {
  const say = useWords(portraitWords);
  const hasCamera = useHasCamera();
  return (
    <>
      <p>{help}</p>
      <div className={classes.sources}>
        {hasCamera && (
          <Button icon={<Camera aria-hidden size={18} />} onClick={onShoot}>
            {say('takePhoto')}
          </Button>
        )}
        <FileButton label={say('chooseFile')} onFile={onFile} />
      </div>
      <DialogFoot>
        <Button onClick={onClose}>{say('cancel')}</Button>
      </DialogFoot>
    </>
  );
};

interface CameraProps {
  readonly title: string;
  readonly onPhoto: (photo: File) => void;
  readonly onBack: () => void;
}

const CameraStep = ({ title, onPhoto, onBack }: CameraProps) => {
  const say = useWords(portraitWords);
  const { video, state, ask } = useCamera('environment');
  const isFailed = state === 'refused' || state === 'off';
  const shoot = async (): Promise<void> => {
    if (video.current) onPhoto(await frameOf(video.current));
  };
  return (
    <>
      <div className={classes.camera}>
        {state !== 'on' && <p role="status">{say(state)}</p>}
        <video ref={video} hidden={isFailed} muted playsInline aria-label={title} />
      </div>
      <DialogFoot
        aside={
          isFailed ? (
            <FileButton label={say('chooseFile')} onFile={onPhoto} />
          ) : (
            <Button look="quiet" onClick={onBack}>
              {say('back')}
            </Button>
          )
        }
      >
        {isFailed ? (
          <>
            <Button onClick={onBack}>{say('back')}</Button>
            <Button look="primary" onClick={ask}>
              {say('askAgain')}
            </Button>
          </>
        ) : (
          <Button look="primary" disabled={state !== 'on'} onClick={() => void shoot()}>
            {say('shoot')}
          </Button>
        )}
      </DialogFoot>
    </>
  );
};

interface CropProps extends Pick<Props, 'saveLabel' | 'isPending' | 'onSave' | 'onClose'> {
  readonly picture: ImageBitmap;
  readonly onOther: () => void;
}

const CropStep = ({ picture, saveLabel, isPending = false, onSave, onOther, onClose }: CropProps) => {
  const say = useWords(portraitWords);
  const [crop, setCrop] = useState<Crop>(wholePortrait);
  return (
    <>
      <PortraitCrop picture={picture} crop={crop} onChange={setCrop} />
      <DialogFoot
        aside={
          <Button look="quiet" onClick={onOther}>
            {say('other')}
          </Button>
        }
      >
        <Button onClick={onClose}>{say('cancel')}</Button>
        <Button
          look="primary"
          busy={isPending}
          onClick={() => void portraitFile(picture, crop).then((portrait) => onSave(portrait))}
        >
          {saveLabel}
        </Button>
      </DialogFoot>
    </>
  );
};

interface FileButtonProps {
  readonly label: string;
  readonly onFile: (file: File) => void;
}

const FileButton = ({ label, onFile }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<Upload aria-hidden size={18} />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
};
