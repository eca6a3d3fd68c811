import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { useWords } from '../../words/words.ts';
import { listWords } from './list-words.ts';
import classes from './views.module.css';
import { isSameName, maxViewName, maxViews, type View } from './views.ts';

interface Props {
  /** The others. */
  readonly views: readonly View[];
  /** The name that is changed; undefined where a list gets its first. */
  readonly was: string | undefined;
  readonly onGive: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks under which name a list is kept. */
export const ViewName = ({ views, was, onGive, onClose }: Props) => {
  const say = useWords(listWords);
  const [name, setName] = useState(was ?? '');
  const [error, setError] = useState<string>();
  const isTaken = views.some((view) => isSameName(view.name, name));
  const errorOf = (): string | undefined => {
    if (name.trim() === '') return say('noName');
    if (was !== undefined && isTaken) return say('taken');
    return was === undefined && !isTaken && views.length >= maxViews ? say('tooMany', { max: maxViews }) : undefined;
  };
  const give = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = errorOf();
    setError(wrong);
    if (wrong) return;
    onClose();
    onGive(name.trim());
  };
  return (
    <Dialog title={say(was === undefined ? 'saveTitle' : 'renameTitle')} onClose={onClose}>
      <form className={classes.naming} onSubmit={give}>
        <TextField
          label={say('name')}
          help={say(was === undefined && isTaken ? 'replaces' : 'nameHelp')}
          error={error}
          maxLength={maxViewName}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <DialogFoot>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button look="primary" type="submit">
            {say(was === undefined ? 'save' : 'rename')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
