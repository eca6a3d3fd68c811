import { Camera, Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { addStudentBasicDetails, type StudentRecord } from '#schemas/api/students/basic-details.ts';
import { useAction } from '../../../calls/use-call.ts';
import { type Crop, portraitFile, wholePortrait } from '../../../media/crop-portrait.ts';
import { PortraitCrop } from '../../../media/PortraitCrop.tsx';
import { pictureTypes } from '../../../media/picture-types.ts';
import { PrepareError, prepareFile } from '../../../media/prepare-picture.ts';
import { uploadFault } from '../../../media/upload-fault.ts';
import { mediaWords } from '../../../media/words.ts';
import { useStart } from '../../../session/start.ts';
import { basicsOf } from '../../../student-form/student-fields.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../../ui/Dialog.tsx';
import { Refusal } from '../../../ui/Refusal.tsx';
import { useSave } from '../../../ui/use-save.ts';
import { useWords } from '../../../words/words.ts';
import classes from './page.module.css';
import { pageWords } from './page-words.ts';

interface Props {
  readonly student: StudentRecord;
  readonly name: string;
  readonly onClose: () => void;
}

/** Takes a photo by the camera or from a file, and cuts the portrait out of it. */
export const PhotoDialog = ({ student, name, onClose }: Props) => {
  const say = useWords(pageWords);
  const { school } = useStart();
  const action = useAction(addStudentBasicDetails);
  const { picture, fault, take, drop } = usePicture();
  const [crop, setCrop] = useState<Crop>(wholePortrait);
  const { errors, refusal, isPending, run } = useSave(addStudentBasicDetails.group, onClose);
  const save = async (from: ImageBitmap): Promise<void> => {
    const body = new FormData();
    const basics = { ...basicsOf(student), School_Id: school.School_Id, Student_Id: student.Student_Id };
    for (const [field, value] of Object.entries(basics)) body.set(field, String(value));
    body.set('Student_Photo', await portraitFile(from, crop));
    await action.mutateAsync({ body, version: student.Version });
  };
  const wrong = fault ?? refusal ?? Object.values(errors).find((text) => text !== undefined);
  return (
    <Dialog title={say('photoOf', { name })} onClose={onClose}>
      <Refusal text={wrong} />
      {picture ? (
        <PortraitCrop picture={picture} crop={crop} onChange={setCrop} />
      ) : (
        <>
          <p>{say('photoHelp')}</p>
          <div className={classes.sources}>
            <FileButton label={say('takePhoto')} isCamera onFile={(file) => void take(file)} />
            <FileButton label={say('chooseFile')} onFile={(file) => void take(file)} />
          </div>
        </>
      )}
      <DialogFoot
        aside={
          picture && (
            <Button
              look="quiet"
              onClick={() => {
                setCrop(wholePortrait);
                drop();
              }}
            >
              {say('otherFile')}
            </Button>
          )
        }
      >
        <Button onClick={onClose}>{say('cancel')}</Button>
        {picture && (
          <Button look="primary" busy={isPending} onClick={() => void run({}, () => save(picture), say('photoSaved'))}>
            {say('savePhoto')}
          </Button>
        )}
      </DialogFoot>
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

interface FileButtonProps {
  readonly label: string;
  /** Whether a phone opens its camera at once. */
  readonly isCamera?: boolean;
  readonly onFile: (file: File) => void;
}

const FileButton = ({ label, isCamera = false, onFile }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  const Icon = isCamera ? Camera : Upload;
  return (
    <>
      <Button icon={<Icon aria-hidden size={18} />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes}
        aria-label={label}
        {...(isCamera ? { capture: 'environment' as const } : {})}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
};
