import { useState } from 'react';
import { maxReasonLength } from '#schemas/records/attendance.ts';
import { lettersOf, markOf, useMarkName } from '../../attendance/own-codes.ts';
import { studentName } from '../../format/student-name.ts';
import type { Mark } from '../../registers/draft.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { RadioRows } from '../../ui/RadioRows.tsx';
import { ReadingContext } from '../../ui/reading.ts';
import { useWords } from '../../words/words.ts';
import classes from './register.module.css';
import type { Taking } from './use-register.ts';
import { attendanceWords } from './words.ts';

interface Props {
  readonly taking: Taking;
  readonly id: number;
  readonly isOff: boolean;
  readonly onClose: () => void;
}

/** All that a register says of one student: the code, why, and the times of who came late or left early. */
export const MarkDialog = ({ taking, id, isOff, onClose }: Props) => {
  const say = useWords(attendanceWords);
  const nameOf = useMarkName(taking.register.Own_Codes);
  const [mark, setMark] = useState<Mark>(() => taking.marks.get(id) ?? { Status: 'P' });
  const student = taking.register.Students.find((one) => one.Student_Id === id);
  if (!student) return null;
  const field = (name: 'Reason' | 'Remark' | 'In_Time' | 'Out_Time', label: string) => (
    <TextField
      label={label}
      {...(name === 'Remark' && { help: say('remarkHelp') })}
      optional
      value={mark[name] ?? ''}
      {...(name.endsWith('Time') ? { type: 'time' } : { maxLength: maxReasonLength })}
      onChange={({ currentTarget: { value } }) => setMark((before) => ({ ...before, [name]: value }))}
    />
  );
  const choose = (value: string): void => {
    const chosen = taking.choices.find((one) => one.value === value);
    if (!chosen) return;
    const { Own_Code: _, ...rest } = mark;
    setMark({ ...rest, ...markOf(chosen) });
  };
  const done = (): void => {
    if (!isOff) taking.set(id, mark);
    onClose();
  };
  return (
    <Dialog title={[student.Roll_No, studentName(student)].filter(Boolean).join(' ')} onClose={onClose}>
      <ReadingContext value={isOff}>
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            done();
          }}
        >
          <RadioRows
            label={say('markOf', { name: studentName(student) })}
            options={taking.choices.map((one) => ({ value: one.value, label: nameOf(one) }))}
            chosen={lettersOf(mark)}
            onChoose={choose}
          />
          {lettersOf(mark) !== 'P' && field('Reason', say('reason'))}
          {(mark.Status === 'L' || mark.Status === 'HD') && field('In_Time', say('inTime'))}
          {mark.Status === 'HD' && field('Out_Time', say('outTime'))}
          {field('Remark', say('remark'))}
          <DialogFoot>
            <Button look="primary" type="submit">
              {say('done')}
            </Button>
          </DialogFoot>
        </form>
      </ReadingContext>
    </Dialog>
  );
};
