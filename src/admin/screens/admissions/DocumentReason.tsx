import { type SubmitEvent, useId, useState } from 'react';
import { setDocumentState } from '#schemas/api/admission-documents.ts';
import type { EnquiryDocumentType } from '#schemas/records/enquiry.ts';
import { useAction } from '../../calls/use-call.ts';
import { documentWords } from '../../enquiry-form/document-words.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { TextAreaField } from '../../ui/Field.tsx';
import { useAttempt } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import { panelWords } from './panel-words.ts';

interface Props {
  readonly id: number;
  readonly type: EnquiryDocumentType;
  readonly state: 'Sent_Back' | 'Waived';
  readonly onClose: () => void;
}

/** Sends a document back, or waives it: neither without a reason. */
export const DocumentReason = ({ id, type, state, onClose }: Props) => {
  const say = useWords(panelWords);
  const document = useWords(documentWords)(type);
  const attempt = useAttempt();
  const change = useAction(setDocumentState);
  const field = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const isSentBack = state === 'Sent_Back';
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!reason.trim()) {
      setError(say('missingReason'));
      window.document.getElementById(field)?.focus();
      return;
    }
    void attempt(async () => {
      await change.mutateAsync({ params: { id, documentType: type }, body: { State: state, Reason: reason } });
      onClose();
    });
  };
  return (
    <Dialog title={say(isSentBack ? 'sendBackTitle' : 'waiveTitle', { document })} onClose={onClose}>
      <p>{say(isSentBack ? 'sendBackText' : 'waiveText')}</p>
      <form id={`${field}-form`} onSubmit={submit} noValidate>
        <TextAreaField
          id={field}
          label={say('reason')}
          maxLength={500}
          value={reason}
          error={error}
          data-autofocus
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </form>
      <DialogFoot>
        <Button onClick={onClose}>{say('keep')}</Button>
        <Button look="primary" type="submit" form={`${field}-form`} busy={change.isPending}>
          {say(isSentBack ? 'sendBack' : 'waive')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
