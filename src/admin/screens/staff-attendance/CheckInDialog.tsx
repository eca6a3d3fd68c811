import { type SubmitEvent, useState } from 'react';
import { type CheckInSettings, readCheckInSettings, saveCheckInSettings } from '#schemas/api/staff/check-in.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogFoot } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { LoadedDialog } from '../../ui/LoadedDialog.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { RadioRows } from '../../ui/RadioRows.tsx';
import { useWords } from '../../words/words.ts';
import classes from './attendance.module.css';
import { checkInWords } from './check-in-words.ts';

interface Props {
  readonly onClose: () => void;
}

/** Whether members of staff mark their own arrival, and from when on they are late. */
export const CheckInDialog = ({ onClose }: Props) => {
  const say = useWords(checkInWords);
  const settings = useCall(readCheckInSettings, { query: {} });
  return (
    <LoadedDialog title={say('title')} answer={settings} failed={say('failed')} onClose={onClose}>
      {(data) => <Form settings={data} onClose={onClose} />}
    </LoadedDialog>
  );
};

const Form = ({ settings, onClose }: Props & { readonly settings: CheckInSettings }) => {
  const say = useWords(checkInWords);
  const attempt = useAttempt();
  const { notice } = useNotices();
  const save = useAction(saveCheckInSettings);
  const [isAllowed, setAllowed] = useState(settings.Is_Allowed);
  const [lateAfter, setLateAfter] = useState(settings.Late_After ?? '');
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const body = { Is_Allowed: isAllowed, ...(lateAfter ? { Late_After: lateAfter } : {}) };
    if (!(await attempt(() => save.mutateAsync({ body })))) return;
    notice(say(isAllowed ? 'isOwn' : 'isOffice'));
    onClose();
  };
  return (
    <form className={classes.settings} onSubmit={(event) => void submit(event)}>
      <RadioRows
        label={say('question')}
        options={[
          { value: 'office', label: say('office') },
          { value: 'own', label: say('own'), help: say('ownHelp') },
        ]}
        chosen={isAllowed ? 'own' : 'office'}
        onChoose={(value) => setAllowed(value === 'own')}
      />
      {isAllowed && (
        <TextField
          label={say('lateAfter')}
          help={say('lateHelp')}
          optional
          type="time"
          value={lateAfter}
          onChange={({ currentTarget }) => setLateAfter(currentTarget.value)}
        />
      )}
      <DialogFoot>
        <Button look="primary" type="submit" busy={save.isPending}>
          {say('save')}
        </Button>
      </DialogFoot>
    </form>
  );
};
