import { useEffect, useEffectEvent, useState } from 'react';
import { type Blocker, type Location, useBlocker } from 'react-router-dom';
import { defineWords, useWords } from '../words/words.ts';
import { Button } from './Button.tsx';
import { Dialog, DialogFoot } from './Dialog.tsx';
import { hasUnreadDay } from './use-day-input.ts';
import { useUnloadWarning } from './use-unload-warning.ts';

const words = defineWords({
  en: {
    title: 'Leave without saving?',
    text: 'What you changed here has not been saved yet.',
    leave: 'Leave',
    stay: 'Stay',
    save: 'Save and leave',
  },
  hi: {
    title: 'बिना सहेजे जाएँ?',
    text: 'आपने यहाँ जो बदला है, वह अभी सहेजा नहीं गया है।',
    leave: 'बिना सहेजे जाएँ',
    stay: 'यहीं रहें',
    save: 'सहेजें और जाएँ',
  },
});

/** How long somebody who leaves waits for what saves itself, before they are asked, in milliseconds. */
const patienceMs = 3000;

interface Props {
  readonly isUnsaved: boolean;
  /** Whether it is saved without being asked for: who leaves waits for that, and is asked where it does not go well. */
  readonly savesItself?: boolean;
  /** The parts of the query that name what is open, where the path alone does not. */
  readonly param?: string | readonly string[];
  /** What the deed is called that saves and leaves, where saving is more than that. */
  readonly saveLabel?: string | undefined;
  /** Saves; whether it went well. */
  readonly onSave: () => Promise<boolean>;
}

/** Asks before somebody leaves a form with something that is not saved: for another screen, or for another site. */
export const LeaveGuard = ({ isUnsaved, savesItself = false, param, saveLabel, onSave }: Props) => {
  const placeOf = ({ pathname, search }: Location): string =>
    [pathname, ...[param ?? []].flat().map((name) => new URLSearchParams(search).get(name))].join(' ');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  useUnloadWarning(isUnsaved);
  const isTried = useTried(savesItself ? blocker : undefined, onSave);
  if (blocker.state !== 'blocked' || (savesItself && !isTried)) return null;
  return (
    <LeaveQuestion
      saveLabel={saveLabel}
      onLeave={() => blocker.proceed()}
      onStay={() => blocker.reset()}
      onSave={onSave}
    />
  );
};

interface QuestionProps extends Pick<Props, 'saveLabel' | 'onSave'> {
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Whether what is not saved is left, saved and left, or gone on with. */
export const LeaveQuestion = ({ saveLabel, onLeave, onStay, onSave }: QuestionProps) => {
  const say = useWords(words);
  const saveAndLeave = async (): Promise<void> => {
    if (!hasUnreadDay() && (await onSave())) onLeave();
    else onStay();
  };
  return (
    <Dialog title={say('title')} onClose={onStay}>
      <p>{say('text')}</p>
      <DialogFoot
        aside={
          <Button look="quiet" onClick={onLeave}>
            {say('leave')}
          </Button>
        }
      >
        <Button onClick={onStay}>{say('stay')}</Button>
        <Button look="primary" onClick={() => void saveAndLeave()}>
          {saveLabel ?? say('save')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};

/** Saves what somebody leaves, and lets them go then; whether it was refused, or takes so long that they are asked. */
const useTried = (blocker: Blocker | undefined, onSave: () => Promise<boolean>): boolean => {
  const [tried, setTried] = useState<Blocker>();
  const save = useEffectEvent(onSave);
  useEffect(() => {
    if (blocker?.state !== 'blocked') return;
    let isOver = false;
    const ask = (): void => {
      if (!isOver) setTried(blocker);
    };
    const timer = setTimeout(ask, patienceMs);
    const leave = async (): Promise<void> => {
      if (!(await save())) ask();
      else if (!isOver) blocker.proceed();
    };
    void leave();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [blocker]);
  return blocker !== undefined && blocker === tried;
};
