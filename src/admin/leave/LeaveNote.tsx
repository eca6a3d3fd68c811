import { leaveNoteLength } from '#schemas/records/leave.ts';
import { TextAreaField } from '../ui/Field.tsx';
import { useWords } from '../words/words.ts';
import type { LeaveForm } from './use-leave-form.ts';
import { leaveFormWords } from './words.ts';

interface Props {
  readonly form: LeaveForm;
  readonly id: string;
}

/** A word to the leave. */
export const LeaveNote = ({ form: { fields, errors, change }, id }: Props) => (
  <TextAreaField
    id={`${id}-Note`}
    label={useWords(leaveFormWords)('Note')}
    optional
    maxLength={leaveNoteLength}
    value={fields.Note}
    error={errors.Note}
    onChange={({ currentTarget }) => change({ Note: currentTarget.value })}
  />
);
