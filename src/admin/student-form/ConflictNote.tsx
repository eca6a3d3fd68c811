import { useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/words.ts';
import { formWords } from './form-words.ts';
import { changedBetween } from './student-fields.ts';
import classes from './student-form.module.css';
import { useShown } from './use-shown.ts';
import type { StudentForm } from './use-student-form.ts';

/** Says who has changed what meanwhile, and how to go on; nothing that is typed is lost. */
export const ConflictNote = ({ form }: { readonly form: StudentForm }) => {
  const say = useWords(formWords);
  const show = useShown();
  const { theirs, texts, base } = form;
  const note = useRef<HTMLElement>(null);
  // The button that saves is far below.
  useEffect(() => {
    if (theirs) note.current?.focus();
  }, [theirs]);
  if (!theirs) return null;
  return (
    <section className={classes.conflict} ref={note} role="alert" tabIndex={-1}>
      <p>{theirs.text}</p>
      <dl>
        {changedBetween(base, theirs.texts).map((name) => {
          const isMine = texts[name] !== base[name] && texts[name] !== theirs.texts[name];
          return (
            <div key={name}>
              <dt>{say(name)}</dt>
              <dd>
                {show(name, theirs.texts[name])}
                {isMine && <small>{say('conflictYours', { text: show(name, texts[name]) })}</small>}
              </dd>
            </div>
          );
        })}
      </dl>
      <div className={classes.deeds}>
        <Button look="primary" size="compact" onClick={() => form.takeTheirs(true)}>
          {say('join')}
        </Button>
        <Button size="compact" onClick={() => form.takeTheirs(false)}>
          {say('theirs')}
        </Button>
        <small>{say('joinHelp')}</small>
      </div>
    </section>
  );
};
