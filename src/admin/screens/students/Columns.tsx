import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CheckBox } from '../../ui/CheckBox.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { useWords } from '../../words/words.ts';
import { type Column, columns, usualColumns } from './columns.ts';
import { listWords } from './list-words.ts';
import classes from './views.module.css';

interface Props {
  readonly shown: readonly Column[];
  readonly onChoose: (chosen: readonly Column[]) => void;
}

/** Chooses what the list says of each student, where it has room for columns. */
export const Columns = ({ shown, onChoose }: Props) => {
  const say = useWords(listWords);
  const [isOpen, setOpen] = useState(false);
  const put = (column: Column, isShown: boolean): void =>
    onChoose(columns.filter((one) => (one === column ? isShown : shown.includes(one))));
  return (
    <div className={classes.chooser}>
      <Button icon={<Columns3 aria-hidden size={18} />} onClick={() => setOpen(true)}>
        {say('columns', { shown: shown.length, all: columns.length })}
      </Button>
      {isOpen && (
        <Dialog title={say('columnsTitle')} onClose={() => setOpen(false)}>
          <ul className={classes.columns}>
            {columns.map((column) => (
              <li key={column}>
                <CheckBox
                  isNamed
                  label={say(column)}
                  checked={shown.includes(column)}
                  onChange={(isShown) => put(column, isShown)}
                />
              </li>
            ))}
          </ul>
          <DialogFoot aside={<Button onClick={() => onChoose(usualColumns)}>{say('usualColumns')}</Button>}>
            <Button look="primary" onClick={() => setOpen(false)}>
              {say('done')}
            </Button>
          </DialogFoot>
        </Dialog>
      )}
    </div>
  );
};
