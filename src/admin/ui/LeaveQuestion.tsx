import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Blocker, type BlockerFunction, useBlocker, useLocation } from 'react-router-dom';
import { defineWords, useWords } from '../words/words.ts';
import { Button } from './Button.tsx';
import { Dialog, DialogFoot } from './Dialog.tsx';
import { heldBetween, holdLeaving, saveHeld } from './leave-guards.ts';
import { hasUnreadDay } from './use-day-input.ts';

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

const isHeld: BlockerFunction = ({ currentLocation, nextLocation }) =>
  heldBetween(currentLocation, nextLocation).length > 0;

/** Asks who leaves what is not saved: once for all of it, since the router asks one blocker alone. */
export const LeaveQuestions = () => {
  const blocker = useBlocker(isHeld);
  return blocker.state === 'blocked' && <Leaving blocker={blocker} />;
};

type Blocked = Extract<Blocker, { state: 'blocked' }>;

const Leaving = ({ blocker }: { readonly blocker: Blocked }) => {
  const here = useLocation();
  const [held] = useState(() => heldBetween(here, blocker.location));
  const savesItself = held.every((hold) => hold.savesItself);
  const isSaving = useRef(false);
  useEffect(
    // The question stays while the last of it is saved, and what is saved then leads nowhere else.
    () => holdLeaving({ isLeft: () => isSaving.current, save: async () => true }),
    [],
  );
  const isTried = useTried(savesItself ? blocker : undefined, () => saveHeld(held));
  const save = async (): Promise<boolean> => {
    isSaving.current = true;
    try {
      return await saveHeld(held);
    } finally {
      isSaving.current = false;
    }
  };
  if (savesItself && !isTried) return null;
  return (
    <LeaveQuestion
      saveLabel={held.find(({ saveLabel }) => saveLabel !== undefined)?.saveLabel}
      onLeave={() => blocker.proceed()}
      onStay={() => blocker.reset()}
      onSave={save}
    />
  );
};

interface QuestionProps {
  /** What the deed is called that saves and leaves, where saving is more than that. */
  readonly saveLabel?: string | undefined;
  /** Saves; whether it went well. */
  readonly onSave: () => Promise<boolean>;
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
const useTried = (blocker: Blocked | undefined, onSave: () => Promise<boolean>): boolean => {
  const [tried, setTried] = useState<Blocked>();
  const save = useEffectEvent(onSave);
  useEffect(() => {
    if (!blocker) return;
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
