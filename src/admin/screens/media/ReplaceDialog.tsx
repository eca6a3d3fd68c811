import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { replaceMedia } from '#schemas/api/media.ts';
import type { MediaDetails } from '#schemas/api/media-item.ts';
import { sendForm } from '../../calls/send-form.ts';
import { makeStale } from '../../calls/use-call.ts';
import { ProgressBar } from '../../media/ProgressBar.tsx';
import { pictureTypes } from '../../media/picture-types.ts';
import { prepareFile } from '../../media/prepare-picture.ts';
import { uploadFault } from '../../media/upload-fault.ts';
import { mediaWords } from '../../media/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './media.module.css';
import { Uses } from './Uses.tsx';
import { libraryWords } from './words.ts';

interface Props {
  readonly media: MediaDetails;
  readonly name: string;
  readonly onClose: () => void;
  readonly onReplaced: (id: number) => void;
}

/** Puts another picture in the place of one, wherever that is shown. */
export const ReplaceDialog = ({ media, name, onClose, onReplaced }: Props) => {
  const say = useWords(libraryWords);
  const sayMedia = useWords(mediaWords);
  const locale = useLocale();
  const client = useQueryClient();
  const tell = useNotices();
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const replace = async (file: File | undefined): Promise<void> => {
    if (!file || progress !== undefined) return;
    abort.current = new AbortController();
    const { signal } = abort.current;
    setError(undefined);
    setProgress(0);
    try {
      const body = new FormData();
      body.append('file', await prepareFile(file));
      signal.throwIfAborted();
      const onProgress = (sent: number, all: number): void => setProgress(sent / all);
      const input = { params: { id: media.id }, body };
      const { id } = await sendForm(replaceMedia, input, { locale, signal, onProgress });
      await makeStale(client, replaceMedia.group);
      tell.notice(say('replaced'));
      onReplaced(id);
    } catch (failure) {
      if (signal.aborted) return;
      setProgress(undefined);
      setError(uploadFault(failure, sayMedia));
    }
  };
  return (
    <Dialog title={say('replaceTitle', { name })} onClose={onClose}>
      <p>{say(media.uses.length > 0 ? 'replaceText' : 'replaceUnused')}</p>
      {media.uses.length > 0 && <Uses uses={media.uses} />}
      <p className={classes.help}>{say('replaceLimits')}</p>
      {error && (
        <p className={classes.wrong} role="alert">
          {error}
        </p>
      )}
      {progress !== undefined && (
        <ProgressBar
          label={progress === 0 ? sayMedia('preparing') : sayMedia('sending', { percent: Math.round(progress * 100) })}
          value={progress}
        />
      )}
      <input
        ref={input}
        type="file"
        accept={pictureTypes}
        hidden
        onChange={({ currentTarget }) => {
          void replace(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <DialogFoot>
        <Button look="quiet" onClick={onClose}>
          {say('keep')}
        </Button>
        <Button look="primary" data-autofocus busy={progress !== undefined} onClick={() => input.current?.click()}>
          {say('chooseNew')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
