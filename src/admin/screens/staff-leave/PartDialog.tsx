import { useState } from 'react';
import { previewStaffLeave, type StaffLeave } from '#schemas/api/staff/leave.ts';
import { useCall } from '../../calls/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { useWords } from '../../words/words.ts';
import classes from './leave.module.css';
import { useLeaveText } from './use-leave-text.ts';
import { partWords } from './words.ts';

interface Props {
  readonly request: StaffLeave;
  /** Whether it went well. */
  readonly onApprove: (days: { First_Day: string; Last_Day: string }) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks which of the days are approved, and says how many they are. */
export const PartDialog = ({ request, onApprove, onClose }: Props) => {
  const say = useWords(partWords);
  const text = useLeaveText();
  const { Staff_Id, First_Day: from, Last_Day: to } = request;
  const [first, setFirst] = useState(from);
  const [last, setLast] = useState(from);
  const [isBusy, setBusy] = useState(false);
  const isInside = first >= from && first <= last && last <= to;
  const query = { Staff_Id, First_Day: first, Last_Day: last };
  const { data } = useCall(previewStaffLeave, { query }, { enabled: isInside });
  const days = isInside ? (data?.Days ?? 0) : 0;
  const approve = async (): Promise<void> => {
    setBusy(true);
    const isDone = await onApprove({ First_Day: first, Last_Day: last });
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <Dialog title={say('title', { name: request.Name })} onClose={onClose}>
      <form
        className={classes.part}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (days > 0) void approve();
        }}
      >
        <p>{say('note', { days: text.span(request) })}</p>
        <div>
          <TextField
            label={say('first')}
            type="date"
            min={from}
            max={to}
            value={first}
            data-autofocus
            onChange={({ currentTarget }) => setFirst(currentTarget.value)}
          />
          <TextField
            label={say('last')}
            type="date"
            min={first}
            max={to}
            value={last}
            onChange={({ currentTarget }) => setLast(currentTarget.value)}
          />
        </div>
        <DialogFoot>
          <Button onClick={onClose}>{say('wait')}</Button>
          <Button look="primary" type="submit" busy={isBusy} disabled={days === 0}>
            {say('approve', { days: text.count(days) })}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
