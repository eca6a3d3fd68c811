import { type SubmitEvent, useState } from 'react';
import type { StudentLeaveReason } from '#schemas/records/leave.ts';
import type { FieldTexts } from '../calls/refused-fields.ts';
import { localDay } from '../format/dates.ts';
import { useRefusals } from '../ui/use-refusals.ts';
import { useWords } from '../words/words.ts';
import { leaveFormWords } from './words.ts';

interface LeaveFields {
  readonly First_Day: string;
  readonly Last_Day: string;
  readonly Reason: StudentLeaveReason | undefined;
  readonly Note: string;
}

/** What is asked for, as the call takes it. */
type AskedLeave = Omit<LeaveFields, 'Reason' | 'Note'> & {
  readonly Student_Id: number;
  readonly Reason: StudentLeaveReason;
  readonly Note?: string;
};

/** The leave of a student as it is written down, by its family or by the office. */
export interface LeaveForm {
  readonly fields: LeaveFields;
  readonly errors: FieldTexts;
  change(changes: Partial<LeaveFields>): void;
  submit(event: SubmitEvent): void;
}

/** Begins with today. `save` does what is asked for, and says so; what is refused stands at its field. */
export const useLeaveForm = (studentId: number, save: (asked: AskedLeave) => Promise<void>): LeaveForm => {
  const say = useWords(leaveFormWords);
  const [fields, setFields] = useState<LeaveFields>(() => {
    const today = localDay();
    return { First_Day: today, Last_Day: today, Reason: undefined, Note: '' };
  });
  const refusals = useRefusals();
  const send = async (): Promise<void> => {
    const { Reason, Note, ...days } = fields;
    if (!Reason) return void refusals.check({ Reason: say('needReason') });
    try {
      await save({ Student_Id: studentId, ...days, Reason, ...(Note.trim() && { Note: Note.trim() }) });
    } catch (error) {
      await refusals.refuse(error);
    }
  };
  return {
    fields,
    errors: refusals.errors,
    change: (changes) => {
      setFields((before) => ({ ...before, ...changes }));
      refusals.check({});
    },
    submit: (event) => {
      event.preventDefault();
      void send();
    },
  };
};
