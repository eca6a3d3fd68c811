import { useId } from 'react';
import { Ball } from '../../ui/Ball.tsx';
import type { Wording } from './change-words.ts';
import classes from './publish.module.css';

interface Props {
  readonly words: Wording;
  readonly count: number;
  readonly note: string;
  readonly busy: boolean;
  readonly onNote: (note: string) => void;
  readonly onPublish: () => void;
}

const maxNote = 120;

/** What is about to happen, and the button that does it. On a phone it lies above the bar at the foot. */
export const PublishPanel = ({ words: { say }, count, note, busy, onNote, onPublish }: Props) => {
  const id = useId();
  const ready = say(count === 0 ? 'ready0' : count === 1 ? 'ready1' : 'ready', { count });
  return (
    <section className={classes.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {count > 0 && <Ball />}
        {ready}
      </h2>
      <p className={classes.long}>{say('allOrNone')}</p>
      <p className={classes.long}>{say('whenSeen')}</p>
      <p className={classes.short}>{say('allOrNoneShort')}</p>
      <label className={classes.noteLabel} htmlFor={`${id}-note`}>
        {say('note')} <span>{say('optional')}</span>
      </label>
      <input
        id={`${id}-note`}
        className={classes.note}
        value={note}
        maxLength={maxNote}
        placeholder={say('noteExample')}
        onChange={({ currentTarget }) => onNote(currentTarget.value)}
      />
      <button
        type="button"
        className={classes.publish}
        disabled={count === 0}
        aria-busy={busy}
        onClick={() => {
          if (!busy) onPublish();
        }}
      >
        {say(count === 0 ? 'publish0' : count === 1 ? 'publish1' : 'publish', { count })}
      </button>
    </section>
  );
};
