import dayjs from 'dayjs';
import type { FullItem } from '#schemas/api/content/item.ts';
import { addDays } from '#shared/calendar.ts';
import { formatDay, formatDayTime, localDay } from '../../format/dates.ts';
import { schoolTime } from '../../format/school-clock.ts';
import { Button } from '../../ui/Button.tsx';
import { DayField, TextField } from '../../ui/Field.tsx';
import { RadioRows } from '../../ui/RadioRows.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './side.module.css';
import { whenWords } from './side-words.ts';
import type { Show } from './use-show.ts';

interface Props {
  /** What the ids of its fields begin with. */
  readonly id: string;
  readonly item: Pick<FullItem, 'expire_at'>;
  readonly show: Pick<Show, 'times' | 'timeErrors' | 'isWaiting' | 'change'> & Partial<Pick<Show, 'keep'>>;
}

/** When visitors see an item, and until when. */
export const When = ({ id, item: { expire_at: expireAt }, show }: Props) => {
  const { times, timeErrors: errors, isWaiting, change: onChange, keep } = show;
  const say = useWords(whenWords);
  const locale = useLocale();
  const { isTimed, fromDay, fromTime, untilDay } = times;
  const tomorrow = addDays(localDay(), 1);
  const first = isTimed && fromDay ? fromDay : localDay();
  const ends = [
    { key: 'inWeek', day: addDays(first, 7) },
    { key: 'inMonth', day: dayjs(first).add(1, 'month').format('YYYY-MM-DD') },
  ] as const;
  const choose = (untilDay: string): void => {
    onChange({ untilDay });
    keep?.({ untilDay });
  };
  // An end that was set elsewhere may be in the middle of a day.
  const isExact = expireAt !== null && localDay(expireAt) === untilDay && schoolTime(expireAt).slice(11) !== '23:59';
  return (
    <>
      {isWaiting && (
        <RadioRows
          label={say('when')}
          options={[
            { value: 'now', label: say('now') },
            { value: 'timed', label: say('timed'), help: say('timedHelp') },
          ]}
          chosen={isTimed ? 'timed' : 'now'}
          onChoose={(choice) => onChange({ isTimed: choice === 'timed', fromDay: fromDay || tomorrow })}
        />
      )}
      {isWaiting && isTimed && (
        <div className={classes.from}>
          <TextField
            id={`${id}-publish_at`}
            label={say('publish_at')}
            type="date"
            min={localDay()}
            value={fromDay}
            error={errors.publish_at}
            onChange={({ currentTarget }) => onChange({ fromDay: currentTarget.value })}
          />
          <TextField
            label={say('fromTime')}
            type="time"
            value={fromTime}
            onChange={({ currentTarget }) => onChange({ fromTime: currentTarget.value })}
          />
        </div>
      )}
      <div className={classes.until}>
        <DayField
          id={`${id}-expire_at`}
          label={say('expire_at')}
          optional
          min={first}
          value={untilDay}
          error={errors.expire_at}
          help={
            untilDay === ''
              ? say('noEndHelp')
              : isExact
                ? say('untilExact', { time: formatDayTime(expireAt, locale) })
                : say('untilHelp', { day: formatDay(untilDay, locale) })
          }
          onChange={({ currentTarget }) => onChange({ untilDay: currentTarget.value })}
          onLeave={(day) => keep?.({ untilDay: day })}
        />
        <div className={classes.ends}>
          {ends.map(({ key, day }) => (
            <Button key={key} size="compact" onClick={() => choose(day)}>
              {say(key)}
            </Button>
          ))}
          {untilDay !== '' && (
            <Button size="compact" onClick={() => choose('')}>
              {say('noEnd')}
            </Button>
          )}
        </div>
      </div>
    </>
  );
};
