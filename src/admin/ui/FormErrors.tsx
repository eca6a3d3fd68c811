import { CircleAlert } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { defineWords, useWords } from '../words/words.ts';
import classes from './form-errors.module.css';

const words = defineWords({
  en: { one: 'One thing to put right', many: '{count} things to put right' },
  hi: { one: 'एक बात ठीक करनी है', many: '{count} बातें ठीक करनी हैं' },
});

interface Props {
  /** Whether it takes the focus when something is found; it does unless it says no. */
  readonly takesFocus?: boolean;
  readonly errors: readonly { readonly label: string; readonly text: string; readonly href: string }[];
}

/** Goes to the field without a step in the history, which a form that is not saved would ask about. */
const goTo = (event: MouseEvent, href: string): void => {
  event.preventDefault();
  const field = document.getElementById(href.slice(1));
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
};

/** The sum of what is wrong in a form, with a way to each field. */
export const FormErrors = ({ errors, takesFocus = true }: Props) => {
  const say = useWords(words);
  const box = useRef<HTMLDivElement>(null);
  const found = errors.map(({ href, text }) => href + text).join('\n');
  const before = useRef('');
  useEffect(() => {
    const known = before.current.split('\n');
    before.current = takesFocus ? found : '';
    // One that is put right is no reason to leave the field.
    const isNew = found !== '' && found.split('\n').some((one) => !known.includes(one));
    if (isNew && takesFocus) box.current?.focus();
  }, [found, takesFocus]);
  if (errors.length === 0) return null;
  return (
    <div className={classes.errors} ref={box} role="alert" tabIndex={-1}>
      <CircleAlert aria-hidden size={18} />
      <div>
        <strong>{errors.length === 1 ? say('one') : say('many', { count: errors.length })}</strong>
        <ul>
          {errors.map(({ label, text, href }) => (
            <li key={href}>
              <a href={href} onClick={(event) => goTo(event, href)}>
                {label}: {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
