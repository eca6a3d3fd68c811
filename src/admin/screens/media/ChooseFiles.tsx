import { Camera, Upload } from 'lucide-react';
import type { ChangeEvent, RefObject } from 'react';
import { mediaTypes } from '../../media/picture-types.ts';
import { Button } from '../../ui/Button.tsx';
import { Deeds } from '../../ui/Deeds.tsx';
import { useWords } from '../../words/words.ts';
import classes from './media.module.css';
import { libraryWords } from './words.ts';

type FileInput = RefObject<HTMLInputElement | null>;

interface FileInputsProps {
  /** Of the device's folders. */
  readonly files: FileInput;
  readonly camera: FileInput;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Stays while the buttons come and go: a folder may be open for longer than the list takes to come. */
export const FileInputs = ({ files, camera, onFiles }: FileInputsProps) => {
  const take = (input: HTMLInputElement): void => {
    const chosen = [...(input.files ?? [])];
    input.value = '';
    if (chosen.length > 0) onFiles(chosen);
  };
  const shared = {
    type: 'file',
    hidden: true,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => take(currentTarget),
  };
  return (
    <>
      <input ref={files} {...shared} accept={mediaTypes} multiple />
      <input ref={camera} {...shared} accept="image/*" capture="environment" />
    </>
  );
};

/** The ways to files of this device: its folders, and on a phone its camera. */
export const ChooseFiles = ({ files, camera }: Pick<FileInputsProps, 'files' | 'camera'>) => {
  const say = useWords(libraryWords);
  return (
    <Deeds>
      <span className={classes.camera}>
        <Button icon={<Camera aria-hidden />} onClick={() => camera.current?.click()}>
          {say('photograph')}
        </Button>
      </span>
      <Button look="primary" icon={<Upload aria-hidden />} onClick={() => files.current?.click()}>
        {say('upload')}
      </Button>
    </Deeds>
  );
};
