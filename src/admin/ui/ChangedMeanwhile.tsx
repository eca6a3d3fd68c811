import { useEffect, useRef } from 'react';
import { defineWords, useWords } from '../words/words.ts';
import { Button } from './Button.tsx';
import classes from './changed-meanwhile.module.css';

const meanwhileWords = defineWords({
  en: {
    yours: 'you wrote “{text}”',
    join: 'Keep mine, take the rest',
    drop: 'Drop mine',
    help: 'Nothing is saved until you save again.',
  },
  hi: {
    yours: 'आपने लिखा “{text}”',
    join: 'मेरे बदलाव रखें, बाकी लें',
    drop: 'मेरे बदलाव छोड़ें',
    help: 'फिर से सहेजने तक कुछ नहीं सहेजा जाएगा।',
  },
});

/** A field that somebody else has changed, as one reads it. */
interface ChangedField {
  readonly name: string;
  readonly label: string;
  readonly theirs: string;
  /** What is typed in the form, where that is changed too, and otherwise. */
  readonly mine?: string | undefined;
}

interface Props {
  /** Who has changed it, and when. */
  readonly text: string;
  readonly fields: readonly ChangedField[];
  /** Goes on with what they have saved: with what is typed in its place, or without. */
  readonly onGoOn: (withMine: boolean) => void;
}

/** Says of a form who has saved what meanwhile, and how to go on; nothing that is typed is lost. */
export const ChangedMeanwhile = ({ text, fields, onGoOn }: Props) => {
  const say = useWords(meanwhileWords);
  const note = useRef<HTMLElement>(null);
  // The button that saves is far below.
  useEffect(() => {
    if (text !== '') note.current?.focus();
  }, [text]);
  return (
    <section className={classes.note} ref={note} role="alert" tabIndex={-1}>
      <p>{text}</p>
      <dl>
        {fields.map(({ name, label, theirs, mine }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {theirs}
              {mine !== undefined && <small>{say('yours', { text: mine })}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <div className={classes.deeds}>
        <Button look="primary" size="compact" onClick={() => onGoOn(true)}>
          {say('join')}
        </Button>
        <Button size="compact" onClick={() => onGoOn(false)}>
          {say('drop')}
        </Button>
        <small>{say('help')}</small>
      </div>
    </section>
  );
};
