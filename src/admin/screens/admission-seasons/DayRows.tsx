import { Plus, Trash2 } from 'lucide-react';
import { maxSeasonDays } from '#schemas/records/admission-season.ts';
import { Button } from '../../ui/Button.tsx';
import { TextAreaField, TextField } from '../../ui/Field.tsx';
import { useReading } from '../../ui/reading.ts';
import unseen from '../../ui/unseen.module.css';
import { useWords } from '../../words/words.ts';
import classes from './seasons.module.css';
import type { SeasonForm } from './use-season-form.ts';
import { seasonWords } from './words.ts';

interface Props {
  readonly id: string;
  readonly form: SeasonForm;
}

/** The days and words that stand beside the form. */
export const DayRows = ({ id, form }: Props) => {
  const say = useWords(seasonWords);
  const { days, note } = form.fields;
  const isReading = useReading();
  return (
    <>
      {days.length > 0 && (
        <ul className={classes.told}>
          {days.map(({ key, day, what }, at) => (
            <li key={key}>
              <TextField
                id={`${id}-day-${key}`}
                type="date"
                label={say('day')}
                value={day}
                error={form.errors[`day-${key}`]}
                onChange={({ currentTarget }) => form.setDay(key, { day: currentTarget.value })}
              />
              <TextField
                id={`${id}-what-${key}`}
                label={say('what')}
                placeholder={say('whatHint')}
                maxLength={100}
                value={what}
                error={form.errors[`what-${key}`]}
                onChange={({ currentTarget }) => form.setDay(key, { what: currentTarget.value })}
              />
              {!isReading && (
                <Button look="quiet" onClick={() => form.removeDay(key)}>
                  <Trash2 aria-hidden size={18} />
                  <span className={unseen.unseen}>{say('removeDay', { number: at + 1 })}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!isReading && days.length < maxSeasonDays && (
        <Button icon={<Plus aria-hidden size={18} />} onClick={form.addDay}>
          {say('addDay')}
        </Button>
      )}
      <TextAreaField
        label={say('noteLabel')}
        help={say('noteHelp')}
        optional
        maxLength={500}
        value={note}
        onChange={({ currentTarget }) => form.set({ note: currentTarget.value })}
      />
    </>
  );
};
