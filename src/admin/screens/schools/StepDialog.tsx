import { type SubmitEvent, useState } from 'react';
import { changeSchoolState, type SchoolRow } from '#schemas/api/schools.ts';
import type { SchoolState } from '#schemas/records/school-state.ts';
import { useAction } from '../../calls/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { TextAreaField } from '../../ui/Field.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { useRefusals } from '../../ui/use-refusals.ts';
import { useWords } from '../../words/words.ts';
import { stepWords } from './state-words.ts';
import { schoolsWords, stepHelpWords } from './words.ts';

const maxReason = 500;
const minReason = 3;

interface Props {
  readonly school: SchoolRow;
  readonly to: SchoolState;
  readonly onClose: () => void;
}

/** Asks why a school is taken to another state, which the school reads too. */
export const StepDialog = ({ school, to, onClose }: Props) => {
  const say = useWords(schoolsWords);
  const sayStep = useWords(stepWords);
  const sayHelp = useWords(stepHelpWords);
  const tell = useNotices();
  const change = useAction(changeSchoolState);
  const [reason, setReason] = useState('');
  const { errors, check, refuse, clear } = useRefusals({ shown: ['reason'] });
  const name = sayStep(school.state === 'closed' ? 'reopen' : to);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!check(reason.trim().length < minReason ? { reason: say('missingReason') } : {})) return;
    try {
      await change.mutateAsync({ params: { id: school.School_Id }, body: { state: to, reason: reason.trim() } });
      tell.notice(say('done', { school: school.school_Name }));
      onClose();
    } catch (fault) {
      await refuse(fault);
    }
  };
  return (
    <Dialog title={`${name}: ${school.school_Name}`} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <p>{sayHelp(to)}</p>
        <TextAreaField
          id="reason"
          label={say('reason')}
          help={say('reasonHelp')}
          error={errors.reason}
          maxLength={maxReason}
          minRows={3}
          value={reason}
          onChange={({ currentTarget }) => {
            setReason(currentTarget.value);
            clear('reason');
          }}
        />
        <DialogFoot>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button look={to === 'closed' ? 'danger' : 'primary'} type="submit" busy={change.isPending}>
            {name}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
