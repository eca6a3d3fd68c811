import { formatDayTime, formatTime } from '../format/dates.ts';
import { Button } from '../ui/Button.tsx';
import { defineWords, useLocale, useWords } from '../words/words.ts';
import classes from './draft-note.module.css';

const words = defineWords({
  en: {
    began: 'You began to change this on {time} and did not save it.',
    beganNew: 'You began this on {time} and did not save it.',
    meanwhile: 'Somebody else has saved something else since: {fields}. Yours is in the form.',
    discard: 'Discard it',
    kept: 'Saved on this device, {time}',
    notKept: 'This device has no room to store what you type. Save soon.',
  },
  hi: {
    began: 'आपने {time} को इसे बदलना शुरू किया था और सहेजा नहीं।',
    beganNew: 'आपने {time} को इसे लिखना शुरू किया था और सहेजा नहीं।',
    meanwhile: 'इस बीच किसी और ने कुछ और सहेजा है: {fields}। फ़ॉर्म में आपका लिखा है।',
    discard: 'इसे हटाएँ',
    kept: 'इसी डिवाइस पर सुरक्षित, {time}',
    notKept: 'इस डिवाइस पर जगह नहीं है। जल्दी सहेज लें।',
  },
});

interface Props {
  /** When it was typed, in milliseconds since 1970; nothing is said where it is undefined. */
  readonly foundAt: number | undefined;
  /** Whether what was begun is new, and nothing that is changed. */
  readonly isNew?: boolean;
  /** What fields are called that somebody else has saved since. */
  readonly meanwhile: readonly string[];
  /** What could not be kept, in a sentence. */
  readonly also?: string | undefined;
  readonly onDiscard: () => void;
}

/** Says that a form goes on from what was typed before, and offers to begin afresh. */
export const DraftNote = ({ foundAt, isNew = false, meanwhile, also, onDiscard }: Props) => {
  const say = useWords(words);
  const locale = useLocale();
  if (foundAt === undefined) return null;
  const began = say(isNew ? 'beganNew' : 'began', { time: formatDayTime(new Date(foundAt).toISOString(), locale) });
  return (
    <div className={classes.found} role="status">
      <p>{also === undefined ? began : `${began} ${also}`}</p>
      {meanwhile.length > 0 && (
        <p>{say('meanwhile', { fields: new Intl.ListFormat(`${locale}-IN`).format(meanwhile) })}</p>
      )}
      <Button size="compact" onClick={onDiscard}>
        {say('discard')}
      </Button>
    </div>
  );
};

/** When what is typed was last kept on this device; undefined where it could not be. */
export const KeptNote = ({ at }: { readonly at: number | undefined }) => {
  const say = useWords(words);
  const locale = useLocale();
  const text =
    at === undefined ? say('notKept') : say('kept', { time: formatTime(new Date(at).toISOString(), locale) });
  return <p className={classes.kept}>{text}</p>;
};
