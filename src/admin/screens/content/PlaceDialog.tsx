import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { useWords } from '../../words/words.ts';
import { placeWords } from './place-words.ts';

interface Props {
  readonly name: string;
  /** How many places there are. */
  readonly total: number;
  readonly onMove: (place: number) => void;
  readonly onClose: () => void;
}

/** Asks for the place that an item is moved to, which may be on another page of its list. */
export const PlaceDialog = ({ name, total, onMove, onClose }: Props) => {
  const say = useWords(placeWords);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const place = Number(typed);
    if (!Number.isInteger(place) || place < 1 || place > total) {
      setError(say('wrongPlace', { total }));
      return;
    }
    onClose();
    onMove(place);
  };
  return (
    <Dialog title={say('placeTitle', { name })} onClose={onClose}>
      <form id={id} onSubmit={submit} noValidate>
        <TextField
          type="number"
          label={say('place')}
          help={say('placeHelp', { total })}
          min={1}
          max={total}
          value={typed}
          error={error}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </form>
      <DialogFoot>
        <Button onClick={onClose}>{say('cancel')}</Button>
        <Button look="primary" type="submit" form={id}>
          {say('move')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
