import { type SubmitEvent, useId, useState } from 'react';
import type { InboxRow } from '#schemas/api/admission-inbox.ts';
import { moveEnquiry, type StatusBody } from '#schemas/api/admission-office.ts';
import { enquiryStatus, isEnded, isGivenUp } from '#schemas/records/enquiry-status.ts';
import { doEach } from '../../calls/do-each.ts';
import { type FieldTexts, withoutFields } from '../../calls/refused-fields.ts';
import { useAction } from '../../calls/use-call.ts';
import { instantAt } from '../../format/school-clock.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { TextAreaField, TextField } from '../../ui/Field.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { useCodeWords } from '../../words/use-code-words.ts';
import { useWords } from '../../words/words.ts';
import classes from './admissions.module.css';
import { moveWords } from './move-words.ts';
import { stepWords } from './step-words.ts';
import { statusWords } from './words.ts';

interface Props {
  readonly rows: readonly InboxRow[];
  readonly to: number;
  /** `isDone` once something was moved, or tried. */
  readonly onClose: (isDone: boolean) => void;
}

/** Takes all that are chosen a step along, with what that step must know, and names those that were refused. */
export const MoveChosenDialog = ({ rows, to, onClose }: Props) => {
  const say = useWords(moveWords);
  const sayStep = useWords(stepWords);
  const sayStatus = useCodeWords(statusWords);
  const form = useMoves({ rows, to, onClose });
  const id = useId();
  const status = sayStatus(to);
  if (form.refused) {
    const { done, rows: refused } = form.refused;
    return (
      <Dialog title={say('partTitle', { done, count: rows.length, status })} onClose={() => onClose(true)}>
        <p>{say('refused')}</p>
        <ul className={classes.refused}>
          {refused.map(({ name, reason }) => (
            <li key={name}>
              <strong>{name}</strong>
              <span>{reason}</span>
            </li>
          ))}
        </ul>
        <DialogFoot>
          <Button look="primary" onClick={() => onClose(true)}>
            {say('understood')}
          </Button>
        </DialogFoot>
      </Dialog>
    );
  }
  const { isReason, isNeeded, errors, fields, change } = form;
  return (
    <Dialog
      title={rows.length === 1 ? say('title1', { status }) : say('title', { count: rows.length, status })}
      onClose={() => onClose(false)}
      isBusy={form.isBusy}
    >
      <form className={classes.step} id={id} onSubmit={(event) => void form.save(event)} noValidate>
        {to === enquiryStatus.visitScheduled && (
          <TextField
            type="datetime-local"
            label={sayStep('visit')}
            help={say('visitHelp')}
            value={fields.visit}
            error={errors.visit}
            onChange={({ currentTarget }) => change({ visit: currentTarget.value })}
          />
        )}
        <TextAreaField
          label={sayStep(isReason ? 'reason' : 'note')}
          help={say('sameForAll')}
          maxLength={500}
          optional={!isNeeded}
          value={fields.text}
          error={errors.text}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          data-autofocus
        />
        {!isEnded(to) && (
          <TextField
            type="date"
            label={sayStep('next')}
            optional
            value={fields.next}
            onChange={({ currentTarget }) => change({ next: currentTarget.value })}
          />
        )}
      </form>
      <DialogFoot>
        <Button onClick={() => onClose(false)} disabled={form.isBusy}>
          {sayStep('keep')}
        </Button>
        <Button look="primary" type="submit" form={id} busy={form.isBusy}>
          {say('moveAll', { count: rows.length })}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};

interface Fields {
  readonly text: string;
  readonly visit: string;
  readonly next: string;
}

interface Refused {
  readonly done: number;
  readonly rows: readonly { readonly name: string; readonly reason: string }[];
}

const useMoves = ({ rows, to, onClose }: Props) => {
  const say = useWords(moveWords);
  const sayStep = useWords(stepWords);
  const sayStatus = useCodeWords(statusWords);
  const tell = useNotices();
  const move = useAction(moveEnquiry);
  const [fields, setFields] = useState<Fields>({ text: '', visit: '', next: '' });
  const [errors, setErrors] = useState<FieldTexts>({});
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const isReopened = rows.some(({ Status }) => isGivenUp(Status));
  const isReason = isReopened || isGivenUp(to);
  const isNeeded = isReopened || to === enquiryStatus.contacted;
  const missing = (): FieldTexts => ({
    ...(isNeeded && !fields.text.trim() && { text: sayStep(isReason ? 'missingReason' : 'missingNote') }),
    ...(to === enquiryStatus.visitScheduled && !fields.visit && { visit: sayStep('missingVisit') }),
  });
  const moveAll = async (): Promise<Refused> => {
    const { done, failed } = await doEach(rows, (row) => {
      const { Admission_Enquiry_Id: id, version = 1 } = row;
      return move.mutateAsync({ params: { id }, body: bodyOf(row, to, fields), version });
    });
    return {
      done,
      rows: failed.map(({ row, reason }) => ({ name: `${row.Child_Name} · ${row.Reference_No}`, reason })),
    };
  };
  return {
    fields,
    errors,
    refused,
    isBusy,
    isReason,
    isNeeded,
    change(part: Partial<Fields>): void {
      setFields((before) => ({ ...before, ...part }));
      setErrors((before) => withoutFields(before, Object.keys(part)));
    },
    async save(event: SubmitEvent): Promise<void> {
      event.preventDefault();
      const found = missing();
      setErrors(found);
      if (Object.keys(found).length > 0) return;
      setBusy(true);
      const result = await moveAll();
      setBusy(false);
      if (result.rows.length > 0) setRefused(result);
      else {
        tell.notice(say(result.done === 1 ? 'done1' : 'done', { count: result.done, status: sayStatus(to) }));
        onClose(true);
      }
    },
  };
};

/** What a step is sent: who is opened again, or given up, has a reason, and others have what was said. */
const bodyOf = ({ Status: from }: InboxRow, to: number, { text, visit, next }: Fields): StatusBody => {
  const said = text.trim();
  const isReason = isGivenUp(from) || isGivenUp(to);
  return {
    Status: to,
    ...(said && (isReason ? { Reason: said } : { Note: said })),
    ...(visit && { Visit_At: instantAt(visit.slice(0, 10), visit.slice(11)) }),
    ...(next && { Next_Follow_Up: next }),
  };
};
