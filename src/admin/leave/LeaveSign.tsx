import { Ban, Check, Hourglass, Undo2 } from 'lucide-react';
import type { LeaveState } from '#schemas/records/leave.ts';
import { useWords } from '../words/words.ts';
import classes from './leave-sign.module.css';
import { leaveStateWords } from './words.ts';

const signs = { Pending: Hourglass, Approved: Check, Rejected: Ban, Cancelled: Undo2 } as const;

/** How a request stands: a sign and a word. */
export const LeaveSign = ({ state }: { readonly state: LeaveState }) => {
  const say = useWords(leaveStateWords);
  const Sign = signs[state];
  return (
    <span className={classes.sign} data-state={state}>
      <Sign aria-hidden size={16} strokeWidth={2} />
      {say(state)}
    </span>
  );
};
