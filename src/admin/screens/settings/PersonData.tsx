import { Download, Eraser } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { eraseStudent, exportStudent } from '#schemas/api/students/personal-data.ts';
import { readStudent, type StudentFile } from '#schemas/api/students/read.ts';
import { addressOf } from '../../calls/address-of.ts';
import { CallError } from '../../calls/call-error.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { formatDay } from '../../format/dates.ts';
import { localMobile } from '../../format/mobile.ts';
import { studentName } from '../../format/student-name.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button, DownloadLink } from '../../ui/Button.tsx';
import { type Fact, FactList } from '../../ui/FactList.tsx';
import { Initials } from '../../ui/Initials.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { EraseDialog } from './EraseDialog.tsx';
import classes from './settings.module.css';
import type { Place } from './use-place.ts';
import { privacyWords } from './words.ts';

interface Props {
  readonly id: number;
  readonly place: Place;
  readonly onClose: () => void;
}

/** What is held of one student and the family, and what can be done with it. */
export const PersonData = ({ id, place, onClose }: Props) => {
  const say = useWords(privacyWords);
  const { data: file, error, refetch } = useCall(readStudent, { params: { id } });
  const isGone = error instanceof CallError && error.status === 404;
  if (file?.student.Student_Id === id) return <Person file={file} place={place} onClose={onClose} />;
  return (
    <Panel title={say(isGone ? 'gone' : 'loading')} onClose={onClose}>
      {!isGone && (error ? <LoadFailed text={say('failed')} onRetry={refetch} /> : <Skeleton rows={6} />)}
    </Panel>
  );
};

interface PersonProps extends Omit<Props, 'id'> {
  readonly file: StudentFile;
}

const Person = ({ file, place, onClose }: PersonProps) => {
  const say = useWords(privacyWords);
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const erase = useAction(eraseStudent);
  const { student } = file;
  const { Student_Id: id, Admission_No: number, Is_Erased: isErased } = student;
  const name = studentName(student);
  const back = place.hrefOf({ person: undefined });
  return (
    <Panel
      title={isErased ? number : name}
      note={say('number', { number })}
      {...(isErased ? {} : { sign: <Initials name={name} /> })}
      onClose={onClose}
      foot={
        isErased ? undefined : (
          <>
            <DownloadLink
              look="primary"
              icon={<Download aria-hidden size={18} />}
              href={addressOf(exportStudent, { params: { id } })}
            >
              {say('export')}
            </DownloadLink>
            <Button icon={<Eraser aria-hidden size={18} />} onClick={() => setAsked(true)}>
              {say('erase')}
            </Button>
          </>
        )
      }
    >
      <div className={classes.form}>
        <BackLink to={back}>{say('back')}</BackLink>
        {isErased ? <p>{say('isErased')}</p> : <Held file={file} />}
      </div>
      {isAsked && (
        <EraseDialog
          title={say('eraseTitle', { name })}
          text={say('eraseText')}
          confirm={{ label: say('confirm', { number }), value: number, mismatch: say('mismatch') }}
          erase={async (body) => {
            await erase.mutateAsync({ params: { id }, body });
            return say('done', { number });
          }}
          onClose={() => setAsked(false)}
          onErased={() => {
            setAsked(false);
            void navigate(back);
          }}
        />
      )}
    </Panel>
  );
};

const Held = ({
  file: { student, guardians, enrolments, documents, bankDetails, bio },
}: {
  readonly file: StudentFile;
}) => {
  const say = useWords(privacyWords);
  const locale = useLocale();
  const facts: readonly Fact[] = [
    [say('born'), student.Date_Of_Birth && formatDay(student.Date_Of_Birth, locale)],
    [say('mobile'), student.Mobile && localMobile(student.Mobile)],
    [say('email'), student.Email],
    [say('address'), student.Address],
    [say('family'), guardians.map(({ Name }) => Name).join(', ')],
    [say('enrolments'), enrolments.map(({ Session }) => Session).join(', ')],
    [say('covered'), bio.Aadhaar_Last4 && say('coveredYes')],
    [say('documents'), documents?.length],
    [say('bank'), bankDetails?.length],
  ];
  return (
    <section>
      <h3>{say('held')}</h3>
      <FactList facts={facts} />
      <p className={classes.note}>{say('more')}</p>
    </section>
  );
};
