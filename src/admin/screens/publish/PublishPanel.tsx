import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { formatDayTime, localDay } from '../../format/dates.ts';
import { Ball } from '../../ui/Ball.tsx';
import { DayCalendar } from '../../ui/DayCalendar.tsx';
import { faceUnreadDay, useDayInput } from '../../ui/use-day-input.ts';
import type { Wording } from './change-words.ts';
import classes from './publish.module.css';

/** When changes are to go live: now, or on a day at a time by the school's clock. */
export interface When {
  readonly isTimed: boolean;
  /** YYYY-MM-DD, or nothing. */
  readonly day: string;
  /** HH:mm, or nothing. */
  readonly time: string;
}

interface Props {
  readonly words: Wording;
  readonly count: number;
  readonly note: string;
  readonly when: When;
  /** What is wrong with the time. */
  readonly late: string | undefined;
  readonly busy: boolean;
  readonly onNote: (note: string) => void;
  readonly onWhen: (when: When) => void;
  readonly onPublish: () => void;
}

const maxNote = 120;

/** What is about to happen, and the button that does it. On a phone it lies above the bar at the foot. */
export const PublishPanel = ({ words, count, note, when, late, busy, onNote, onWhen, onPublish }: Props) => {
  const { say, locale } = words;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const ready = say(count === 0 ? 'ready0' : count === 1 ? 'ready1' : 'ready', { count });
  const many = count === 0 ? '0' : count === 1 ? '1' : '';
  const { isTimed, day, time } = when;
  const chosen = isTimed && day !== '' ? formatDayTime(`${day}T${time || '00:00'}`, locale) : say('now');
  return (
    <section className={classes.panel} aria-labelledby={`${id}-title`} data-open={isOpen || undefined}>
      <h2 id={`${id}-title`}>
        {count > 0 && <Ball />}
        {ready}
      </h2>
      <p className={classes.long}>{say('allOrNone')}</p>
      {!isTimed && <p className={classes.long}>{say('whenSeen')}</p>}
      <button type="button" className={classes.short} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {say('whenShort', { when: chosen })}
      </button>
      <div className={classes.choice}>
        <WhenField id={id} words={words} when={when} late={late} onWhen={onWhen} />
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
      </div>
      <button
        type="button"
        className={classes.publish}
        disabled={count === 0}
        aria-busy={busy}
        onClick={() => {
          if (!busy && !faceUnreadDay()) onPublish();
        }}
      >
        {say(`${isTimed ? 'schedule' : 'publish'}${many}`, { count })}
      </button>
    </section>
  );
};

interface WhenProps extends Pick<Props, 'words' | 'when' | 'late' | 'onWhen'> {
  readonly id: string;
}

const WhenField = ({ id, words, when, late, onWhen }: WhenProps) => (
  <>
    <fieldset className={classes.when}>
      <legend>{words.say('when')}</legend>
      {(['now', 'atTime'] as const).map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={`${id}-when`}
            checked={when.isTimed === (choice === 'atTime')}
            onChange={() => onWhen({ ...when, isTimed: choice === 'atTime' })}
          />
          {words.say(choice)}
        </label>
      ))}
    </fieldset>
    {when.isTimed && <Moment id={id} words={words} when={when} late={late} onWhen={onWhen} />}
  </>
);

const Moment = ({ id, words: { say }, when, late, onWhen }: WhenProps) => {
  const { day, time } = when;
  const { fault, entry, calendar } = useDayInput({
    type: 'date',
    min: localDay(),
    value: day,
    onChange: ({ currentTarget }) => onWhen({ ...when, day: currentTarget.value }),
  });
  const wrong = fault ?? late;
  const said = { 'aria-invalid': wrong !== undefined, 'aria-describedby': `${id}-late` };
  return (
    <div className={classes.moment}>
      <label>
        {say('day')}
        <span className={classes.day}>
          <input {...entry} {...said} />
          <DayCalendar {...calendar} />
        </span>
      </label>
      <label>
        {say('time')}
        <input
          type="time"
          value={time}
          {...said}
          onChange={({ currentTarget }) => onWhen({ ...when, time: currentTarget.value })}
        />
      </label>
      <p
        id={`${id}-late`}
        role={wrong === undefined ? undefined : 'alert'}
        data-late={wrong !== undefined || undefined}
      >
        {wrong !== undefined && <CircleAlert aria-hidden size={16} />}
        {wrong ?? say('schoolClock')}
      </p>
    </div>
  );
};
