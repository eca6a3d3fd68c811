import { Check, ChevronDown, ChevronUp, FileText, Pause, Play, RotateCw, X } from 'lucide-react';
import { useState } from 'react';
import { shortFileName } from '#shared/fields/text.ts';
import { CallError, UnreachableError } from '../../calls/call-error.ts';
import { sizeWords } from '../../media/media-name.ts';
import { ProgressBar } from '../../media/ProgressBar.tsx';
import { PrepareError } from '../../media/prepare-picture.ts';
import { uploadFault } from '../../media/upload-fault.ts';
import { isOpen, type Upload, type UploadQueue } from '../../media/upload-queue.ts';
import { useObjectUrl } from '../../media/use-object-url.ts';
import { mediaWords } from '../../media/words.ts';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/words.ts';
import classes from './media.module.css';
import { libraryWords, type SayLibrary } from './words.ts';

interface Props {
  readonly queue: UploadQueue;
  readonly uploads: readonly Upload[];
  readonly isPaused: boolean;
  /** Shows what has no description yet. */
  readonly onDescribe: () => void;
}

/** Files on their way to the library, each by itself; nothing where there are none. */
export const UploadBox = ({ queue, uploads, isPaused, onDescribe }: Props) => {
  const say = useWords(libraryWords);
  const [isFolded, setFolded] = useState(false);
  if (uploads.length === 0) return null;
  const count = (state: Upload['state']): number => uploads.filter((one) => one.state === state).length;
  const open = uploads.filter(isOpen).length;
  const [sent, failed] = [count('sent'), count('failed')];
  const done = uploads.reduce((sum, { state, progress }) => sum + (state === 'failed' ? 1 : progress), 0);
  return (
    <section className={classes.uploads} aria-labelledby="uploads">
      <div className={classes.uploadsHead}>
        <div role="status">
          <h2 id="uploads">{titleOf({ all: uploads.length, open, sent }, say)}</h2>
          <p>{failed > 0 ? say('progress', { sent, failed }) : open > 0 ? say('progressSent', { sent }) : ''}</p>
        </div>
        <div className={classes.uploadsTools}>
          {uploads.some(isToRetry) && (
            <Button size="compact" icon={<RotateCw aria-hidden />} onClick={() => queue.retryAll(isToRetry)}>
              {say('retryAll')}
            </Button>
          )}
          {open > 0 && (
            <>
              <Button
                look="quiet"
                size="compact"
                icon={isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
                onClick={isPaused ? queue.resume : queue.pause}
              >
                {say(isPaused ? 'resume' : 'pause')}
              </Button>
              <Button look="quiet" size="compact" onClick={queue.cancelAll}>
                {say('cancelAll')}
              </Button>
            </>
          )}
          {open === 0 && sent > 0 && (
            <Button size="compact" onClick={onDescribe}>
              {say('describe')}
            </Button>
          )}
          {open === 0 && failed === 0 ? (
            <Button look="quiet" size="compact" aria-label={say('close')} onClick={queue.clear}>
              <X aria-hidden size={18} />
            </Button>
          ) : (
            <Button
              look="quiet"
              size="compact"
              aria-expanded={!isFolded}
              aria-label={say(isFolded ? 'unfold' : 'fold')}
              onClick={() => setFolded(!isFolded)}
            >
              {isFolded ? <ChevronDown aria-hidden size={18} /> : <ChevronUp aria-hidden size={18} />}
            </Button>
          )}
        </div>
      </div>
      <ProgressBar label={say('sendingAll')} value={done / uploads.length} />
      {!isFolded && (
        <ul className={classes.uploadList}>
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} queue={queue} />
          ))}
        </ul>
      )}
    </section>
  );
};

interface Counts {
  readonly all: number;
  readonly open: number;
  readonly sent: number;
}

const titleOf = ({ all, open, sent }: Counts, say: SayLibrary): string => {
  if (open > 0) return all === 1 ? say('sending1') : say('sending', { count: all });
  return sent === 0 ? say('none') : sent === 1 ? say('sent1') : say('sentAll', { count: sent });
};

const shortName = (name: string): string => {
  const short = shortFileName(name);
  return short === name ? name : `…${short}`;
};

const UploadRow = ({ upload, queue }: { readonly upload: Upload; readonly queue: UploadQueue }) => {
  const say = useWords(libraryWords);
  const { id, file, state, progress } = upload;
  const { name } = file;
  const drop = (label: string) => (
    <Button look="quiet" size="compact" aria-label={label} onClick={() => queue.cancel(id)}>
      <X aria-hidden size={18} />
    </Button>
  );
  return (
    <li className={classes.upload} data-state={state}>
      <UploadThumb file={file} />
      <div className={classes.uploadSaid}>
        <span className={classes.uploadName} title={name}>
          {shortName(name)}
        </span>
        <UploadFact upload={upload} />
        {state === 'sending' && <ProgressBar label={say('sendingOne', { name })} value={progress} />}
      </div>
      {state === 'sent' && <Check className={classes.tick} size={18} role="img" aria-label={say('isSent')} />}
      {isOpen(upload) && drop(say('cancel', { name }))}
      {state === 'failed' && (
        <>
          {isWorthRetry(upload.error) && (
            <Button size="compact" icon={<RotateCw aria-hidden />} onClick={() => queue.retry(id)}>
              {say('tryAgain')}
            </Button>
          )}
          {drop(say('dismiss', { name }))}
        </>
      )}
    </li>
  );
};

/** Whether it has failed, or waits for the network, and may yet arrive. */
const isToRetry = ({ state, error }: Upload): boolean =>
  error !== undefined && (state === 'failed' || state === 'waiting') && isWorthRetry(error);

/** What is wrong with the file itself is wrong the next time too. */
const isWorthRetry = (error: unknown): boolean =>
  !(error instanceof PrepareError) && !(error instanceof CallError && [413, 422].includes(error.status));

const UploadFact = ({ upload: { state, file, progress, sentBytes = 0, error } }: { readonly upload: Upload }) => {
  const say = useWords(libraryWords);
  const sayMedia = useWords(mediaWords);
  switch (state) {
    case 'sending':
      return <span className={classes.uploadFact}>{Math.round(progress * 100)}%</span>;
    case 'failed':
      return <span className={classes.wrong}>{uploadFault(error, sayMedia)}</span>;
    case 'sent':
      return (
        <span className={classes.uploadFact}>
          {sentBytes < file.size
            ? say('madeSmaller', { from: sizeWords(file.size), to: sizeWords(sentBytes) })
            : sizeWords(file.size)}
        </span>
      );
    case 'waiting':
      return error instanceof UnreachableError ? (
        <span className={classes.wrong}>{sayMedia('waitsForNetwork')}</span>
      ) : (
        <span className={classes.uploadFact}>{say('waiting')}</span>
      );
    default:
      return <span className={classes.uploadFact}>{say(state)}</span>;
  }
};

/** The picture as it is on this device; a sign for what this browser does not show. */
const UploadThumb = ({ file }: { readonly file: File }) => {
  const url = useObjectUrl(file);
  const [isShown, setShown] = useState(file.type.startsWith('image/'));
  return (
    <span className={classes.uploadThumb}>
      {url && isShown ? (
        <img src={url} alt="" decoding="async" onError={() => setShown(false)} />
      ) : (
        <FileText aria-hidden size={18} strokeWidth={1.5} />
      )}
    </span>
  );
};
