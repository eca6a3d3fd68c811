import { CircleAlert } from 'lucide-react';
import { TextField } from '../../ui/Field.tsx';
import { useWords } from '../../words/words.ts';
import classes from './locked.module.css';
import { attendanceWords } from './words.ts';

interface Props {
  readonly mayChange: boolean;
  /** Why it is changed. */
  readonly reason: string;
  readonly onReason: (reason: string) => void;
}

/** Says that a register is locked; who may change it all the same says why. */
export const Locked = ({ mayChange, reason, onReason }: Props) => {
  const say = useWords(attendanceWords);
  return (
    <>
      <p className={classes.locked}>
        <CircleAlert aria-hidden size={18} />
        {say(mayChange ? 'lockedAdmin' : 'locked')}
      </p>
      {mayChange && (
        <TextField
          label={say('changeReason')}
          maxLength={255}
          value={reason}
          onChange={({ currentTarget }) => onReason(currentTarget.value)}
        />
      )}
    </>
  );
};
