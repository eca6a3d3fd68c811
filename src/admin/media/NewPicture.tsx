import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { uploadMedia } from '#schemas/api/media.ts';
import { newKey } from '../calls/new-key.ts';
import { sendForm } from '../calls/send-form.ts';
import { makeStale } from '../calls/use-call.ts';
import { Button } from '../ui/Button.tsx';
import { SwitchField, TextField } from '../ui/Field.tsx';
import { useLocale, useWords } from '../words/words.ts';
import classes from './media.module.css';
import { ProgressBar } from './ProgressBar.tsx';
import { prepareFile } from './prepare-picture.ts';
import { uploadFault } from './upload-fault.ts';
import { useObjectUrl } from './use-object-url.ts';
import { takenOf, uploadForm } from './use-uploads.ts';
import { mediaWords } from './words.ts';

interface Props {
  readonly file: File;
  readonly mediaClass: 'public' | 'minor';
  readonly onDone: (reference: string) => void;
  readonly onCancel: () => void;
}

/** A picture of this device, before it is sent: what it shows has to be said first. It is made smaller on the way. */
export const NewPicture = ({ file, mediaClass, onDone, onCancel }: Props) => {
  const say = useWords(mediaWords);
  const locale = useLocale();
  const client = useQueryClient();
  const [alt, setAlt] = useState('');
  const [isDecorative, setDecorative] = useState(false);
  /** What the request is called until it says something else: sent again, it is one picture. */
  const [key, setKey] = useState(newKey);
  const [error, setError] = useState<string>();
  /** How far it is; undefined while nothing is sent. */
  const [progress, setProgress] = useState<number>();
  const preview = useObjectUrl(file);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const send = async (): Promise<void> => {
    if (progress !== undefined) return;
    if (!isDecorative && alt.trim() === '') {
      setError(say('missing'));
      return;
    }
    abort.current = new AbortController();
    const { signal } = abort.current;
    setError(undefined);
    setProgress(0);
    try {
      const ready = await prepareFile(file);
      signal.throwIfAborted();
      const body = uploadForm(ready, { mediaClass, alt: alt.trim(), isDecorative });
      const onProgress = (sent: number, all: number): void => setProgress(sent / all);
      const { reference } = takenOf(await sendForm(uploadMedia, { body, key }, { locale, signal, onProgress }));
      void makeStale(client, uploadMedia.group);
      onDone(reference);
    } catch (failure) {
      if (signal.aborted) return;
      setProgress(undefined);
      setError(uploadFault(failure, say));
    }
  };
  const underWay =
    progress === undefined
      ? undefined
      : progress === 0
        ? say('preparing')
        : say('sending', { percent: Math.round(progress * 100) });
  return (
    <div className={classes.newPicture}>
      {preview && <img src={preview} alt="" />}
      <TextField
        label={say('alt')}
        help={say('altHelp')}
        error={error}
        maxLength={250}
        disabled={isDecorative}
        value={alt}
        onChange={({ currentTarget }) => {
          setAlt(currentTarget.value);
          setKey(newKey());
        }}
      />
      <SwitchField
        label={say('decorative')}
        help={say('decorativeHelp')}
        checked={isDecorative}
        onChange={(checked) => {
          setDecorative(checked);
          setKey(newKey());
        }}
      />
      {underWay && progress !== undefined && <ProgressBar label={underWay} value={progress} />}
      <div className={classes.tools}>
        <Button look="primary" busy={progress !== undefined} onClick={() => void send()}>
          {say('send')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {say('chooseOther')}
        </Button>
      </div>
    </div>
  );
};
