import { Check, CircleAlert, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { type ConfirmationPreview, confirmAdmission, previewConfirmation } from '#schemas/api/admission-confirm.ts';
import type { EnquiryDetails } from '#schemas/api/admission-office.ts';
import { admissionSeasonsPath } from '#schemas/office.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { childName } from '../../enquiry-form/child-name.ts';
import { documentWords } from '../../enquiry-form/document-words.ts';
import { localMobile } from '../../format/mobile.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { useStart } from '../../session/start.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { CheckBox } from '../../ui/CheckBox.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { SelectField, TextAreaField } from '../../ui/Field.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/words.ts';
import classes from './admissions.module.css';
import { confirmWords } from './confirm-words.ts';

interface Props {
  readonly details: EnquiryDetails;
  readonly onClose: () => void;
}

/** Makes a student of an enquiry: what that will do, and what has to be settled before. */
export const ConfirmDialog = ({ details, onClose }: Props) => {
  const { enquiry } = details;
  const say = useWords(confirmWords);
  const { className, sections } = useClassNames();
  const { Admission_Enquiry_Id: id, Session, Reference_No: reference, Parent_Name: parent, Mobile } = enquiry;
  const { data: plan, isError, refetch } = useCall(previewConfirmation, { params: { id } });
  const form = useConfirmation(enquiry, plan, onClose);
  const session = Session.replace('-', '–');
  return (
    <Dialog
      size="large"
      title={say('title', { name: childName(enquiry), class: className(enquiry.Class_Id) })}
      onClose={onClose}
    >
      <p className={classes.note}>{say('note', { session, reference, parent, mobile: localMobile(Mobile) })}</p>
      {isError && !plan ? (
        <LoadFailed text={say('failed')} onRetry={refetch} />
      ) : plan ? (
        <div className={classes.confirm}>
          <section>
            <h3>{say('will')}</h3>
            <p className={classes.note}>{say('allOrNothing')}</p>
            <Will plan={plan} className={className(enquiry.Class_Id)} session={session} />
            <SelectField
              label={say('section')}
              value={form.section ?? sections[0]?.id}
              options={sections.map(({ id: code, name }) => ({ value: String(code), label: name }))}
              onChange={({ currentTarget }) => form.setSection(currentTarget.value)}
            />
          </section>
          <section>
            <h3>{say('before')}</h3>
            <p className={classes.note}>
              {form.left === 0 ? say('nothing') : form.left === 1 ? say('left1') : say('left', { count: form.left })}
            </p>
            <Obstacles plan={plan} details={details} form={form} onClose={onClose} />
          </section>
        </div>
      ) : (
        <Skeleton rows={5} />
      )}
      <DialogFoot
        aside={
          <span className={classes.undo}>
            <Undo2 aria-hidden size={16} strokeWidth={1.75} />
            {say('undo')}
          </span>
        }
      >
        <Button onClick={onClose}>{say('notNow')}</Button>
        <Button look="primary" disabled={!plan || form.left > 0} busy={form.isPending} onClick={form.confirm}>
          {form.left === 0
            ? say('confirm')
            : form.left === 1
              ? say('confirmLeft1')
              : say('confirmLeft', { count: form.left })}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};

interface WillProps {
  readonly plan: ConfirmationPreview;
  readonly className: string;
  readonly session: string;
}

const accountWords = { Existing: 'account', Invited: 'accountNew', Without_Email: 'accountUnreached' } as const;

const Will = ({ plan: { will }, className, session }: WillProps) => {
  const say = useWords(confirmWords);
  const count = will.Documents.length;
  const parent = will.Guardian_Name;
  const { Seats: of, Seats_Taken: taken } = will;
  const seats = of === undefined ? say('seatsTaken', { taken }) : say('seatsOf', { taken, of });
  const lines = [
    [
      say('student', { name: will.Student_Name, class: className }),
      will.Enrolment_State === 'Expected' ? say('expected', { session }) : say('number'),
    ],
    [say(accountWords[will.Parent_Account], { parent }), say(`${accountWords[will.Parent_Account]}Note`)],
    [seats, undefined],
    [count === 0 ? say('documents0') : count === 1 ? say('documents1') : say('documents', { count })],
  ];
  return (
    <ul className={classes.will}>
      {lines.map(([line, note]) => (
        <li key={line}>
          <Check aria-hidden size={18} strokeWidth={1.75} />
          <div>
            <p>{line}</p>
            {note && <small>{note}</small>}
          </div>
        </li>
      ))}
    </ul>
  );
};

interface ObstaclesProps extends Props {
  readonly plan: ConfirmationPreview;
  readonly form: ReturnType<typeof useConfirmation>;
}

const Obstacles = ({ plan, details, form, onClose }: ObstaclesProps) => {
  const say = useWords(confirmWords);
  const sayDocument = useWords(documentWords);
  const { className } = useClassNames();
  const mayChangeSeats = useStart().shown.includes('/settings');
  const { enquiry, documents } = details;
  const facts = {
    class: className(enquiry.Class_Id),
    session: enquiry.Session.replace('-', '–'),
    documents: documents
      .filter(({ Is_Required, State }) => Is_Required && State !== 'Verified' && State !== 'Waived')
      .map(({ Document_Type }) => sayDocument(Document_Type))
      .join(', '),
  };
  return (
    <ul className={classes.obstacles}>
      {plan.obstacles.map(({ code, text, remedy }) => {
        const isSettled = form.isSettled(remedy);
        const Icon = isSettled ? Check : CircleAlert;
        return (
          <li key={code} data-settled={isSettled || undefined}>
            <Icon aria-hidden size={18} strokeWidth={1.75} />
            <div>
              <p>{say(code, { ...facts, text })}</p>
              {remedy === 'waiveAge' && (
                <CheckBox isNamed label={say('waiveAge')} checked={form.waiveAge} onChange={form.setWaiveAge} />
              )}
              {remedy === 'force' && (
                <>
                  <CheckBox isNamed label={say('force')} checked={form.force} onChange={form.setForce} />
                  {form.force && (
                    <TextAreaField
                      label={say('why')}
                      minRows={2}
                      maxLength={500}
                      value={form.reason}
                      onChange={({ currentTarget }) => form.setReason(currentTarget.value)}
                    />
                  )}
                </>
              )}
              {code === 'SEATS' && mayChangeSeats && (
                <ButtonLink size="compact" to={`${admissionSeasonsPath}?session=${enquiry.Session}`}>
                  {say('toSeats')}
                </ButtonLink>
              )}
              {code === 'DOCUMENTS' && (
                <Button size="compact" onClick={onClose}>
                  {say('toDocuments')}
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
};

const useConfirmation = (
  enquiry: EnquiryDetails['enquiry'],
  plan: ConfirmationPreview | undefined,
  onClose: () => void,
) => {
  const say = useWords(confirmWords);
  const tell = useNotices();
  const attempt = useAttempt();
  const { school } = useStart();
  const call = useAction(confirmAdmission);
  const [section, setSection] = useState<string>();
  const [waiveAge, setWaiveAge] = useState(false);
  const [force, setForce] = useState(false);
  const [reason, setReason] = useState('');
  const isSettled = (remedy: 'force' | 'waiveAge' | undefined): boolean =>
    (remedy === 'waiveAge' && waiveAge) || (remedy === 'force' && force && reason.trim() !== '');
  const left = plan?.obstacles.filter(({ remedy }) => !isSettled(remedy)).length ?? 0;
  return {
    section,
    setSection,
    waiveAge,
    setWaiveAge,
    force,
    setForce,
    reason,
    setReason,
    isSettled,
    left,
    isPending: call.isPending,
    confirm: () =>
      void attempt(async () => {
        const { Admission_No: number, warnings } = await call.mutateAsync({
          query: { Admission_Equiry_Id: enquiry.Admission_Enquiry_Id, School_Id: school.School_Id },
          body: {
            ...(section && { Section_Id: Number(section) }),
            ...(waiveAge && { waiveAge }),
            ...(force && { force, reason }),
          },
          ...(enquiry.version === undefined ? {} : { version: enquiry.version }),
        });
        tell.notice(say('done', { name: childName(enquiry), number }));
        // What is still to be done stays until it is read.
        if (warnings.length > 0) tell.error(warnings.join(' '));
        onClose();
      }),
  };
};
