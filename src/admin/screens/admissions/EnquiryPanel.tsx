import { Ellipsis, Pencil, Printer, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { restoreEnquiry } from '#schemas/api/admission-inbox.ts';
import { type EnquiryDetails, getEnquiry } from '#schemas/api/admission-office.ts';
import { removeEnquiry } from '#schemas/api/admissions.ts';
import { enquiryStatus } from '#schemas/records/enquiry-status.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { childName } from '../../enquiry-form/child-name.ts';
import { wayWords } from '../../enquiry-form/words.ts';
import { formatDay } from '../../format/dates.ts';
import { OpenToo } from '../../live/OpenToo.tsx';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { useStart } from '../../session/start.ts';
import { useMayWrite } from '../../session/use-may-write.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { LoadedPanel } from '../../ui/LoadedPanel.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { part } from '../../ui/part.tsx';
import { QuestionDialog } from '../../ui/QuestionDialog.tsx';
import { useCodeWords } from '../../words/use-code-words.ts';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './admissions.module.css';
import { Documents } from './Documents.tsx';
import { Due } from './Due.tsx';
import { Facts } from './Facts.tsx';
import { InCharge } from './InCharge.tsx';
import { ParentSees } from './ParentSees.tsx';
import { panelWords } from './panel-words.ts';
import { StatusSign } from './StatusSign.tsx';
import { Steps } from './Steps.tsx';
import { Timeline } from './Timeline.tsx';
import type { Place } from './use-place.ts';

const AdmissionForm = part(async () => (await import('./AdmissionForm.tsx')).AdmissionForm);
const AdmissionLetter = part(async () => (await import('./AdmissionLetter.tsx')).AdmissionLetter);

interface Props {
  readonly id: number;
  readonly place: Place;
  readonly onClose: () => void;
}

/** One enquiry: the family, its documents, what was said, and the steps that may follow. */
export const EnquiryPanel = ({ id, place, onClose }: Props) => {
  const say = useWords(panelWords);
  const answer = useCall(getEnquiry, { params: { id } });
  return (
    <LoadedPanel
      title={say('loading')}
      gone={say('gone')}
      failed={say('oneFailed')}
      rows={8}
      answer={answer}
      isOpen={({ enquiry }) => enquiry.Admission_Enquiry_Id === id}
      onClose={onClose}
    >
      {(details) => <Enquiry details={details} place={place} onClose={onClose} />}
    </LoadedPanel>
  );
};

interface EnquiryProps {
  readonly details: EnquiryDetails;
  readonly place: Place;
  readonly onClose: () => void;
}

const Enquiry = ({ details, place, onClose }: EnquiryProps) => {
  const say = useWords(panelWords);
  const sayWay = useCodeWords(wayWords);
  const locale = useLocale();
  const { className } = useClassNames();
  const { enquiry } = details;
  const mayWrite = useMayWrite()('/admissions');
  const navigate = useNavigate();
  const setNoting = (isNoting: boolean): void =>
    void navigate(place.hrefOf({ note: isNoting ? '1' : undefined }), { replace: true });
  // Who has called comes back to what was said.
  const onCall = mayWrite ? () => setNoting(true) : undefined;
  const came = [
    enquiry.Reference_No,
    enquiry.Enquiry_Type === undefined ? '' : sayWay(enquiry.Enquiry_Type),
    enquiry.Created_At && formatDay(enquiry.Created_At, locale),
  ];
  const forClass = say('for', { class: className(enquiry.Class_Id), session: enquiry.Session.replace('-', '–') });
  return (
    <Panel
      title={childName(enquiry)}
      note={
        <>
          {came.filter(Boolean).join(' · ')}
          <span className={classes.standing}>
            <StatusSign status={enquiry.Status} /> {forClass}
          </span>
        </>
      }
      tools={mayWrite && <Tools details={details} place={place} onClose={onClose} />}
      isForField={mayWrite && place.isNoting}
      foot={mayWrite && <Steps details={details} />}
      onClose={onClose}
    >
      <OpenToo type="enquiry" id={enquiry.Admission_Enquiry_Id} />
      <div className={classes.panel}>
        <Due enquiry={enquiry} onCall={onCall} />
        <Facts enquiry={enquiry} onCall={onCall} />
        {mayWrite && <InCharge enquiry={enquiry} />}
        <Documents details={details} mayWrite={mayWrite} />
        <Timeline details={details} mayWrite={mayWrite} isNoting={mayWrite && place.isNoting} onNote={setNoting} />
        <ParentSees details={details} />
      </div>
    </Panel>
  );
};

/** What is rarely done with an enquiry. */
const Tools = ({ details, place, onClose }: EnquiryProps) => {
  const say = useWords(panelWords);
  const tell = useNotices();
  const attempt = useAttempt();
  const navigate = useNavigate();
  const { school } = useStart();
  const remove = useAction(removeEnquiry);
  const restore = useAction(restoreEnquiry);
  const [isAsked, setAsked] = useState(false);
  const [paper, setPaper] = useState<'form' | 'letter'>();
  const { enquiry } = details;
  const { Admission_Enquiry_Id: id, Status: status } = enquiry;
  const Paper = paper === 'letter' ? AdmissionLetter : AdmissionForm;
  const name = childName(enquiry);
  const isConfirmed = status === enquiryStatus.confirmed;
  const removeIt = async (): Promise<void> => {
    await remove.mutateAsync({ query: { SchoolId: school.School_Id, Admission_Enquiry_Id: id } });
    onClose();
    tell.notice(say('removed', { name }), () => void attempt(() => restore.mutateAsync({ params: { id } })));
  };
  return (
    <>
      <ActionMenu
        label={say('tools')}
        face={<Ellipsis aria-hidden size={18} />}
        actions={[
          {
            label: say('edit'),
            icon: <Pencil aria-hidden size={18} />,
            disabled: isConfirmed,
            run: () => void navigate(place.hrefOf({ edit: '1' })),
          },
          { label: say('printForm'), icon: <Printer aria-hidden size={18} />, run: () => setPaper('form') },
          {
            label: say('printLetter'),
            icon: <Printer aria-hidden size={18} />,
            disabled: !isConfirmed,
            run: () => setPaper('letter'),
          },
          {
            label: say('remove'),
            icon: <Trash2 aria-hidden size={18} />,
            isDanger: true,
            disabled: isConfirmed,
            run: () => setAsked(true),
          },
        ]}
      />
      {paper && (
        <Suspense>
          <Paper details={details} onDone={() => setPaper(undefined)} />
        </Suspense>
      )}
      {isAsked && (
        <QuestionDialog
          title={say('removeTitle', { name })}
          keep={say('keep')}
          deed={say('remove')}
          onRun={removeIt}
          onClose={() => setAsked(false)}
        >
          <p>{say('removeText')}</p>
        </QuestionDialog>
      )}
    </>
  );
};
