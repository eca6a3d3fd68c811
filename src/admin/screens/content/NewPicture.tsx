import { useEffect, useState } from 'react';
import { uploadMedia } from '#schemas/api/media.ts';
import { useAction } from '../../calls/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { SwitchField, TextField } from '../../ui/Field.tsx';
import { defineWords, useWords } from '../../words/words.ts';
import classes from './content.module.css';

const words = defineWords({
  en: {
    alt: 'What the picture shows',
    altHelp: 'Read out to who cannot see it. For example: children watering the school garden.',
    decorative: 'Only decoration, nothing to read out',
    missing: 'Say what it shows, or mark it as decoration.',
    upload: 'Upload',
    cancel: 'Choose another',
  },
  hi: {
    alt: 'चित्र में क्या है',
    altHelp: 'जो चित्र नहीं देख सकते, उन्हें यह पढ़कर सुनाया जाता है। जैसे: बगीचे में पानी देते बच्चे।',
    decorative: 'सिर्फ़ सजावट, पढ़कर सुनाने लायक कुछ नहीं',
    missing: 'लिखें कि चित्र में क्या है, या इसे सजावट बताएँ।',
    upload: 'अपलोड करें',
    cancel: 'दूसरा चुनें',
  },
});

interface Props {
  readonly file: File;
  readonly mediaClass: 'public' | 'minor';
  readonly onDone: (reference: string) => void;
  readonly onCancel: () => void;
}

/** A picture of this device, before it is sent: what it shows has to be said first. */
export const NewPicture = ({ file, mediaClass, onDone, onCancel }: Props) => {
  const say = useWords(words);
  const upload = useAction(uploadMedia);
  const [alt, setAlt] = useState('');
  const [isDecorative, setDecorative] = useState(false);
  const [error, setError] = useState<string>();
  const preview = useObjectUrl(file);
  const send = async (): Promise<void> => {
    if (!isDecorative && alt.trim() === '') {
      setError(say('missing'));
      return;
    }
    const body = new FormData();
    body.append('class', mediaClass);
    body.append('alt', JSON.stringify([alt.trim()]));
    body.append('decorative', JSON.stringify([isDecorative]));
    body.append('files', file);
    try {
      const { files } = await upload.mutateAsync({ body });
      const [sent] = files;
      if (sent?.media) onDone(sent.media.reference);
      else setError(sent?.error);
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    }
  };
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
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
      />
      <SwitchField label={say('decorative')} checked={isDecorative} onChange={setDecorative} />
      <div className={classes.pictureTools}>
        <Button look="primary" busy={upload.isPending} onClick={() => void send()}>
          {say('upload')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {say('cancel')}
        </Button>
      </div>
    </div>
  );
};

/** The address of a file that is on this device. */
const useObjectUrl = (file: File): string | undefined => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
};
