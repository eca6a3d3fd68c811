import { useState } from 'react';
import {
  type AttendanceSettings,
  readAttendanceSettings,
  saveAttendanceSettings,
} from '#schemas/api/attendance/settings.ts';
import { attendanceModes } from '#schemas/records/attendance.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogFoot } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { LoadedDialog } from '../../ui/LoadedDialog.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { RadioRows } from '../../ui/RadioRows.tsx';
import { useWords } from '../../words/words.ts';
import { halvesWords } from './halves-words.ts';
import classes from './register.module.css';

interface Props {
  readonly onClose: () => void;
}

/** How many registers a day the school takes, and when its afternoon begins. */
export const HalvesDialog = ({ onClose }: Props) => {
  const say = useWords(halvesWords);
  const settings = useCall(readAttendanceSettings, { query: {} });
  return (
    <LoadedDialog title={say('title')} answer={settings} failed={say('failed')} onClose={onClose}>
      {(data) => <Form settings={data} onClose={onClose} />}
    </LoadedDialog>
  );
};

const Form = ({ settings, onClose }: Props & { readonly settings: AttendanceSettings }) => {
  const say = useWords(halvesWords);
  const attempt = useAttempt();
  const { notice } = useNotices();
  const save = useAction(saveAttendanceSettings);
  const [mode, setMode] = useState(settings.Mode);
  const [from, setFrom] = useState(settings.Afternoon_From);
  const submit = async (): Promise<void> => {
    const body = { Mode: mode, ...(from ? { Afternoon_From: from } : {}) };
    if (!(await attempt(() => save.mutateAsync({ body })))) return;
    notice(say(`saved${mode}`));
    onClose();
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <RadioRows
        label={say('question')}
        options={attendanceModes.map((value) => ({ value, label: say(value) }))}
        chosen={mode}
        onChoose={(value) => setMode(attendanceModes.find((one) => one === value) ?? mode)}
      />
      {mode === 'Session' && (
        <TextField
          label={say('from')}
          help={say('fromHelp')}
          type="time"
          value={from}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        />
      )}
      <p>{say(mode === 'Session' ? 'help' : 'helpDaily')}</p>
      <DialogFoot>
        <Button look="primary" type="submit" busy={save.isPending}>
          {say('save')}
        </Button>
      </DialogFoot>
    </form>
  );
};
