import { type SubmitEvent, useId, useState } from 'react';
import type { CalendarItem } from '#schemas/api/content/calendar.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { useWords } from '../../words/words.ts';
import { daysAfter, spanOf } from './moves.ts';
import type { Moves } from './use-moves.ts';
import { calendarWords } from './words.ts';

interface Props {
  readonly item: CalendarItem;
  readonly name: string;
  readonly moves: Moves;
  readonly onClose: () => void;
}

/** Asks for the day that something is moved to, which may be in another month. */
export const MoveDialog = ({ item, name, moves, onClose }: Props) => {
  const say = useWords(calendarWords);
  const id = useId();
  const first = spanOf(item)?.first ?? '';
  const [day, setDay] = useState(first);
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (day === '') {
      setError(say('missingDay'));
      return;
    }
    onClose();
    void moves.move(item, daysAfter(day, first));
  };
  return (
    <Dialog title={say('moveTitle', { name })} onClose={onClose}>
      <form id={id} onSubmit={submit} noValidate>
        <TextField
          type="date"
          label={say('newDay')}
          help={say('newDayHelp')}
          value={day}
          error={error}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
      </form>
      <DialogFoot>
        <Button onClick={onClose}>{say('cancel')}</Button>
        <Button look="primary" type="submit" form={id}>
          {say('moveIt')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
