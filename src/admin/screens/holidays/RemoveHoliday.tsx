import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type HolidayRow, removeHoliday } from '#schemas/api/holidays.ts';
import { useAction } from '../../calls/use-call.ts';
import { formatDay } from '../../format/dates.ts';
import { useStart } from '../../session/start.ts';
import { Button } from '../../ui/Button.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { QuestionDialog } from '../../ui/QuestionDialog.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { keptUntil } from '../content/bin-days.ts';
import classes from './form.module.css';
import { holidayWords } from './words.ts';

interface Props {
  readonly holiday: HolidayRow;
  /** The milder deed. */
  readonly onHide: () => Promise<unknown>;
  readonly onRemoved: () => void;
}

/** Puts a holiday into the bin, after a question. */
export const RemoveHoliday = ({ holiday, onHide, onRemoved }: Props) => {
  const say = useWords(holidayWords);
  const locale = useLocale();
  const { school } = useStart();
  const tell = useNotices();
  const remove = useAction(removeHoliday);
  const [isAsked, setAsked] = useState(false);
  const { Id, name } = holiday;
  const day = formatDay(keptUntil(), locale);
  const isShown = holiday.Show_On_Website !== false;
  const removeIt = async (): Promise<void> => {
    await remove.mutateAsync({ query: { School_Id: school.School_Id, Id } });
    tell.notice(say('removed', { name, day }));
    onRemoved();
  };
  const hideIt = (): void => {
    setAsked(false);
    void onHide();
  };
  return (
    <>
      <span className={classes.remove}>
        <Button look="quiet" icon={<Trash2 aria-hidden size={18} />} onClick={() => setAsked(true)}>
          {say('remove')}
        </Button>
      </span>
      {isAsked && (
        <QuestionDialog
          title={say('removeTitle', { name })}
          keep={say('keep')}
          deed={say('remove')}
          aside={isShown && <Button onClick={hideIt}>{say('hideInstead')}</Button>}
          onRun={removeIt}
          onClose={() => setAsked(false)}
        >
          <p>{say(isShown ? 'removeText' : 'removeHidden', { day })}</p>
        </QuestionDialog>
      )}
    </>
  );
};
