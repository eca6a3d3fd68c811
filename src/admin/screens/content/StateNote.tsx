import type { FullItem } from '#schemas/api/content/item.ts';
import { formatDay, formatDayTime } from '../../format/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { keptUntil } from './bin-days.ts';
import classes from './content.module.css';
import { whenWords } from './side-words.ts';
import { contentWords } from './words.ts';

interface Props {
  readonly item: FullItem;
  /** Takes the schedule back, for who may. */
  readonly onUnschedule?: () => void;
}

/** Where an item stands, in a sentence: who sees it, and when. */
export const StateNote = ({ item: { state, publish_at, expire_at, deleted_at }, onUnschedule }: Props) => {
  const say = useWords(contentWords);
  const sayWhen = useWords(whenWords);
  const locale = useLocale();
  if (state === 'deleted' && deleted_at)
    return <p className={classes.note}>{say('keptUntil', { day: formatDay(keptUntil(deleted_at), locale) })}</p>;
  if (state === 'scheduled' && publish_at)
    return (
      <div className={classes.note}>
        <p>{sayWhen('isScheduled', { time: formatDayTime(publish_at, locale) })}</p>
        {onUnschedule && (
          <Button look="quiet" size="compact" onClick={onUnschedule}>
            {sayWhen('unschedule')}
          </Button>
        )}
      </div>
    );
  if (state === 'expired' && expire_at)
    return <p className={classes.note}>{sayWhen('isExpired', { time: formatDayTime(expire_at, locale) })}</p>;
  if (state === 'published' && expire_at)
    return <p className={classes.note}>{sayWhen('isLiveUntil', { time: formatDayTime(expire_at, locale) })}</p>;
  return (
    <p className={classes.note}>
      {say(state === 'published' ? 'isLive' : state === 'changed' ? 'isChanged' : 'notLive')}
    </p>
  );
};
