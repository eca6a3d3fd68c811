import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { uploadMedia } from '#schemas/api/media.ts';
import { messageOf } from '../../calls/call-error.ts';
import { newKey } from '../../calls/new-key.ts';
import { isGivenUp, useSending } from '../../calls/use-sending.ts';
import { SendingBar } from '../../media/SendingBar.tsx';
import { takenOf, uploadForm } from '../../media/use-uploads.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { useWords } from '../../words/words.ts';
import { attachmentWords } from './attachment-words.ts';
import classes from './content.module.css';
import type { FieldInputProps } from './field-types.ts';
import { mediaIdOf } from './media-id.ts';
import { StoredFile } from './StoredFile.tsx';
import { useBoth } from './use-both.ts';

/** A file that goes into the library, or a link to one elsewhere. */
export const AttachmentField = (props: FieldInputProps) => {
  const { id, words, isRequired, value, onChange } = props;
  const both = useBoth();
  const say = useWords(attachmentWords);
  const sending = useSending();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const mediaId = mediaIdOf(value);
  const label = both(words.label);
  const keyOf = useFileKey(label);
  const error = refusal ?? props.error;
  const send = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setRefusal(undefined);
    try {
      const body = uploadForm(file, { alt: label });
      onChange(takenOf(await sending.send(uploadMedia, { body, key: keyOf(file) })).reference);
    } catch (thrown) {
      if (!isGivenUp(thrown)) setRefusal(messageOf(thrown));
    }
  };
  return (
    <div className={classes.attachment}>
      {mediaId === undefined ? (
        <TextField
          id={id}
          label={label}
          help={words.help ? both(words.help) : say('help')}
          error={error}
          optional={!isRequired && !words.isWanted}
          inputMode="url"
          placeholder="https://"
          value={typeof value === 'string' ? value : ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
        />
      ) : (
        <Stored id={id} mediaId={mediaId} label={label} error={error} />
      )}
      <div className={classes.pictureTools}>
        <Button
          size="compact"
          icon={<FileUp aria-hidden size={16} />}
          busy={sending.progress !== undefined}
          aria-label={`${say(mediaId === undefined ? 'upload' : 'replace')}: ${label}`}
          onClick={() => input.current?.click()}
        >
          {say(mediaId === undefined ? 'upload' : 'replace')}
        </Button>
        {mediaId !== undefined && !isRequired && (
          <Button
            look="quiet"
            size="compact"
            aria-label={`${say('takeAway')}: ${label}`}
            onClick={() => onChange(undefined)}
          >
            {say('takeAway')}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept="application/pdf,image/jpeg,image/png,image/webp"
          aria-label={label}
          onChange={({ currentTarget }) => {
            void send(currentTarget.files?.[0]);
            // The same file can be chosen once more.
            currentTarget.value = '';
          }}
        />
      </div>
      <SendingBar progress={sending.progress} onGiveUp={sending.giveUp} />
    </div>
  );
};

/** What the request for a file is called: chosen once more after its answer was lost, it is stored once. */
const useFileKey = (alt: string): ((file: File) => string) => {
  const last = useRef({ file: '', key: '' });
  return ({ name, size, lastModified }) => {
    const file = JSON.stringify([name, size, lastModified, alt]);
    if (last.current.file !== file) last.current = { file, key: newKey() };
    return last.current.key;
  };
};

interface StoredProps {
  readonly id: string;
  readonly mediaId: number;
  readonly label: string;
  readonly error: string | undefined;
}

const Stored = ({ id, mediaId, label, error }: StoredProps) => {
  return (
    <div id={id} tabIndex={-1} className={classes.stored}>
      <strong>{label}</strong>
      <StoredFile mediaId={mediaId} label={label} />
      {error && <p className={classes.wrong}>{error}</p>}
    </div>
  );
};
