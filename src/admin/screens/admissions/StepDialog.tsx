import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { type EnquiryDetails, moveEnquiry } from '#schemas/api/admission-office.ts';
import { enquiryStatus, isEnded, isGivenUp } from '#schemas/records/enquiry-status.ts';
import { CallError } from '../../calls/call-error.ts';
import { type FieldTexts, refusedFields } from '../../calls/refused-fields.ts';
import { makeStale, useAction } from '../../calls/use-call.ts';
import { childName } from '../../enquiry-form/child-name.ts';
import { instantAt } from '../../format/school-clock.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { TextAreaField, TextField } from '../../ui/Field.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { useCodeWords } from '../../words/use-code-words.ts';
import { useWords } from '../../words/words.ts';
import classes from './admissions.module.css';
import { stepKey, stepWords } from './step-words.ts';
import { statusWords } from './words.ts';

export interface StepProps {
  readonly enquiry: Pick<
    EnquiryDetails['enquiry'],
    'Admission_Enquiry_Id' | 'Status' | 'Student_First_Name' | 'Student_Last_Name' | 'version'
  >;
  readonly to: number;
  readonly onClose: () => void;
}

/** Takes an enquiry a step along, with what that step must know. */
export const StepDialog = ({ enquiry, to, onClose }: StepProps) => {
  const say = useWords(stepWords);
  const sayStatus = useCodeWords(statusWords);
  const form = useStep({ enquiry, to, onClose });
  const id = useId();
  const { Status: from } = enquiry;
  const name = childName(enquiry);
  const step = say(stepKey(from, to));
  const input = (field: Field) => ({
    value: form.fields[field],
    error: form.errors[field],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      form.change(field, currentTarget.value),
  });
  return (
    <Dialog title={say('title', { step, name })} onClose={onClose}>
      <p>
        {from === enquiryStatus.confirmed
          ? say('takeBackText')
          : say('from', { from: sayStatus(from), to: sayStatus(to) })}
      </p>
      {form.refusal && <p role="alert">{form.refusal}</p>}
      <form className={classes.step} id={id} onSubmit={(event) => void form.save(event)} noValidate>
        {to === enquiryStatus.visitScheduled && (
          <TextField type="datetime-local" label={say('visit')} {...input('Visit_At')} />
        )}
        {form.asksReason ? (
          <TextAreaField
            label={say('reason')}
            maxLength={500}
            optional={!form.needsReason}
            {...input('Reason')}
            data-autofocus
          />
        ) : (
          <TextAreaField
            label={say('note')}
            maxLength={1000}
            optional={to !== enquiryStatus.contacted}
            {...input('Note')}
            data-autofocus
          />
        )}
        {!isEnded(to) && <TextField type="date" label={say('next')} optional {...input('Next_Follow_Up')} />}
      </form>
      <DialogFoot>
        <Button onClick={onClose}>{say('keep')}</Button>
        <Button look="primary" type="submit" form={id} busy={form.isPending}>
          {step}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};

type Field = 'Note' | 'Reason' | 'Visit_At' | 'Next_Follow_Up';

const useStep = ({ enquiry, to, onClose }: StepProps) => {
  const say = useWords(stepWords);
  const sayStatus = useCodeWords(statusWords);
  const tell = useNotices();
  const client = useQueryClient();
  const move = useAction(moveEnquiry);
  const [fields, setFields] = useState<Readonly<Record<Field, string>>>({
    Note: '',
    Reason: '',
    Visit_At: '',
    Next_Follow_Up: '',
  });
  const [errors, setErrors] = useState<FieldTexts>({});
  const [refusal, setRefusal] = useState<string>();
  const needsReason = isGivenUp(enquiry.Status);
  const asksReason = needsReason || isGivenUp(to);
  const missing = (): FieldTexts => ({
    ...(needsReason && !fields.Reason.trim() && { Reason: say('missingReason') }),
    ...(to === enquiryStatus.contacted && !needsReason && !fields.Note.trim() && { Note: say('missingNote') }),
    ...(to === enquiryStatus.visitScheduled && !fields.Visit_At && { Visit_At: say('missingVisit') }),
  });
  return {
    fields,
    errors,
    refusal,
    needsReason,
    asksReason,
    isPending: move.isPending,
    change(field: Field, value: string): void {
      setFields((before) => ({ ...before, [field]: value }));
      setErrors((before) => ({ ...before, [field]: undefined }));
    },
    async save(event: SubmitEvent): Promise<void> {
      event.preventDefault();
      const found = missing();
      setErrors(found);
      if (Object.keys(found).length > 0) return;
      const { Visit_At: visit, ...texts } = fields;
      const written = Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));
      const { Admission_Enquiry_Id: id, version } = enquiry;
      try {
        await move.mutateAsync({
          params: { id },
          body: { Status: to, ...written, ...(visit && { Visit_At: instantAt(visit.slice(0, 10), visit.slice(11)) }) },
          ...(version === undefined ? {} : { version }),
        });
        tell.notice(say('done', { name: childName(enquiry), status: sayStatus(to) }));
        onClose();
      } catch (error) {
        const refused = refusedFields(error);
        if (refused) setErrors(refused);
        else if (error instanceof CallError) {
          setRefusal(error.message);
          // What somebody else has done meanwhile is shown behind the question.
          await makeStale(client, moveEnquiry.group);
        } else tell.failure(error);
      }
    },
  };
};
