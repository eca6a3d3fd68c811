import { useState } from 'react';
import { partWords } from '../attendance/words.ts';
import type { ListedDraft } from '../drafts/device-drafts.ts';
import { formatDay, formatDayTime } from '../format/dates.ts';
import { useClassNames } from '../lookups/use-class-names.ts';
import type { Begun } from '../registers/draft.ts';
import { placeOf } from '../registers/queue.ts';
import type { RegistersState } from '../registers/registers.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogFoot } from '../ui/Dialog.tsx';
import { useAttempt } from '../ui/Notices.tsx';
import { useLocale, useWords } from '../words/words.ts';
import classes from './log-out.module.css';
import { logOutWords } from './words.ts';

interface Props {
  readonly registers: Pick<RegistersState, 'queue' | 'isStored'>;
  /** What was begun and not submitted. */
  readonly begun: readonly Begun[];
  /** What was typed into other forms and not saved. */
  readonly drafts: readonly ListedDraft[];
  readonly onLeave: () => Promise<void>;
  readonly onStay: () => void;
}

/** Says what is not sent yet, before somebody logs out. */
export const LogOutDialog = ({ registers: { queue, isStored }, begun, drafts, onLeave, onStay }: Props) => {
  const say = useWords(logOutWords);
  const locale = useLocale();
  const attempt = useAttempt();
  const [isBusy, setBusy] = useState(false);
  const leave = async (): Promise<void> => {
    setBusy(true);
    await attempt(onLeave);
    setBusy(false);
  };
  const { nameOfClass } = useClassNames();
  const sayPart = useWords(partWords);
  const registers = queue.length + begun.length;
  const count = registers + drafts.length;
  const titles = registers === 0 ? 'drafts' : drafts.length === 0 ? 'registers' : 'all';
  const isAny = (isAsked: boolean): boolean => queue.some(({ state }) => (state !== 'waiting') === isAsked);
  return (
    <Dialog title={count === 1 && titles !== 'all' ? say(`${titles}1`) : say(titles, { count })} onClose={onStay}>
      <ul className={classes.list}>
        {queue.map(({ body, className, state }) => (
          <li key={placeOf(body)}>
            <strong>{className}</strong>
            <span>
              {[formatDay(body.Date, locale), state !== 'waiting' && say('asked')].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
        {begun.map((one) => (
          <li key={placeOf(one)}>
            <strong>{[nameOfClass(one), one.Part !== 'Full' && sayPart(one.Part)].filter(Boolean).join(', ')}</strong>
            <span>{[formatDay(one.Date, locale), say('begun')].join(', ')}</span>
          </li>
        ))}
        {drafts.map(({ item, kind, at }) => (
          <li key={item}>
            <strong>{say(kind)}</strong>
            <span>{formatDayTime(new Date(at).toISOString(), locale)}</span>
          </li>
        ))}
      </ul>
      {!isStored && <p className={classes.note}>{say('noteUnstored')}</p>}
      {isStored && isAny(false) && <p className={classes.note}>{say('note')}</p>}
      {isStored && isAny(true) && <p className={classes.note}>{say('noteAsked')}</p>}
      {begun.length > 0 && <p className={classes.note}>{say('noteBegun')}</p>}
      {drafts.length > 0 && <p className={classes.note}>{say('noteDrafts')}</p>}
      <DialogFoot>
        <Button busy={isBusy} onClick={() => void leave()}>
          {say('leave')}
        </Button>
        <Button look="primary" data-autofocus onClick={onStay}>
          {say('stay')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
