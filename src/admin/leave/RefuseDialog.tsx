import { useState } from 'react';
import { leaveNoteLength } from '#schemas/records/leave.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogFoot } from '../ui/Dialog.tsx';
import { TextAreaField } from '../ui/Field.tsx';
import { defineWords, useWords } from '../words/words.ts';
import classes from './refuse-dialog.module.css';

const words = defineWords({
  en: {
    title: 'Refuse the leave of {name}',
    why: 'Why are you refusing it?',
    help: 'Whoever asked for it will read this.',
    needed: 'Give a reason of at least three letters.',
    keep: 'Let it wait',
    refuse: 'Refuse the leave',
  },
  hi: {
    title: '{name} की छुट्टी अस्वीकार करें',
    why: 'क्यों अस्वीकार कर रहे हैं?',
    help: 'जिन्होंने छुट्टी माँगी है, वे इसे पढ़ेंगे।',
    needed: 'कारण लिखें, कम से कम तीन अक्षर।',
    keep: 'अभी रहने दें',
    refuse: 'छुट्टी अस्वीकार करें',
  },
});

interface Props {
  readonly name: string;
  /** Whether it went well. */
  readonly onRefuse: (decision: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks why a leave is refused. */
export const RefuseDialog = ({ name, onRefuse, onClose }: Props) => {
  const say = useWords(words);
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const refuse = async (): Promise<void> => {
    if (text.trim().length < 3) return setMissing(true);
    setBusy(true);
    const isDone = await onRefuse(text.trim());
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <Dialog title={say('title', { name })} onClose={onClose}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void refuse();
        }}
      >
        <TextAreaField
          label={say('why')}
          help={say('help')}
          maxLength={leaveNoteLength}
          value={text}
          error={isMissing ? say('needed') : undefined}
          data-autofocus
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setMissing(false);
          }}
        />
        <DialogFoot>
          <Button onClick={onClose}>{say('keep')}</Button>
          <Button look="danger" type="submit" busy={isBusy}>
            {say('refuse')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
