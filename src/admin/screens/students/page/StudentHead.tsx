import { Camera, Ellipsis, Pencil, TriangleAlert } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { StudentFile } from '#schemas/api/students/read.ts';
import { isGone, nextStudentStatuses, type StudentStatus } from '#schemas/records/student-status.ts';
import { formatDay } from '../../../format/dates.ts';
import { studentName } from '../../../format/student-name.ts';
import { useClassNames } from '../../../lookups/use-class-names.ts';
import { ActionMenu } from '../../../ui/ActionMenu.tsx';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Initials } from '../../../ui/Initials.tsx';
import { part } from '../../../ui/part.tsx';
import { useLocale, useWords } from '../../../words/words.ts';
import { studentStatusWords } from '../words.ts';
import { Certificates } from './Certificates.tsx';
import classes from './page.module.css';
import { pageWords } from './page-words.ts';
import { returnWords } from './return-words.ts';
import { statusStepWords } from './status-words.ts';
import { openerId, type PagePlace } from './use-page-place.ts';

const PhotoDialog = part(async () => (await import('./PhotoDialog.tsx')).PhotoDialog);
const ReturnDialog = part(async () => (await import('./ReturnDialog.tsx')).ReturnDialog);
const StatusDialog = part(async () => (await import('./StatusDialog.tsx')).StatusDialog);

interface Props {
  readonly file: StudentFile;
  readonly place: PagePlace;
  readonly mayChange: boolean;
}

/** Who it is, where they sit and how they stand; and what may be done with the whole record. */
export const StudentHead = ({ file, place, mayChange }: Props) => {
  const say = useWords(pageWords);
  const sayStep = useWords(statusStepWords);
  const sayReturn = useWords(returnWords);
  const { student } = file;
  const [step, setStep] = useState<StudentStatus | 'Return'>();
  const name = studentName(student);
  const steps = nextStudentStatuses(student.Status);
  const hasLeft = isGone(student.Status);
  return (
    <header className={classes.head}>
      <BackLink to="/student">{say('back')}</BackLink>
      <Photo file={file} onChange={mayChange ? () => place.open('photo') : undefined} />
      <Said file={file} />
      {mayChange && (
        <div className={classes.headDeeds}>
          <Button id={openerId('basics')} icon={<Pencil aria-hidden size={16} />} onClick={() => place.open('basics')}>
            {say('edit')}
          </Button>
          <Certificates file={file} />
          {steps.length > 0 && (
            <ActionMenu
              label={say('status')}
              face={<Ellipsis aria-hidden size={18} />}
              actions={steps.map((to) => ({
                label: hasLeft ? sayReturn('back') : sayStep(`do${to}`),
                run: () => setStep(hasLeft ? 'Return' : to),
              }))}
            />
          )}
        </div>
      )}
      {step && (
        <Suspense>
          {step === 'Return' ? (
            <ReturnDialog student={student} onClose={() => setStep(undefined)} />
          ) : (
            <StatusDialog
              student={student}
              to={step}
              onAddCertificate={() => {
                setStep(undefined);
                place.open('document', 'TC_Issued');
              }}
              onClose={() => setStep(undefined)}
            />
          )}
        </Suspense>
      )}
      {mayChange && place.edit === 'photo' && (
        <Suspense>
          <PhotoDialog student={student} name={name} onClose={place.close} />
        </Suspense>
      )}
    </header>
  );
};

const Photo = ({
  file: { student },
  onChange,
}: Pick<Props, 'file'> & { readonly onChange: (() => void) | undefined }) => {
  const say = useWords(pageWords);
  const name = studentName(student);
  const { Student_Photo: photo } = student;
  const face = photo ? <img src={photo} alt={say('photoOf', { name })} /> : <Initials name={name} />;
  if (!onChange) return <div className={classes.photo}>{face}</div>;
  return (
    <button
      type="button"
      id={openerId('photo')}
      className={classes.photo}
      aria-label={say(photo ? 'changePhoto' : 'addPhoto')}
      onClick={onChange}
    >
      {face}
      <Camera aria-hidden size={16} />
    </button>
  );
};

const Said = ({ file: { student, bio } }: Pick<Props, 'file'>) => {
  const say = useWords(pageWords);
  const sayStatus = useWords(studentStatusWords);
  const locale = useLocale();
  const { nameOfClass } = useClassNames();
  const { Class_Id, Section_Id, Roll_No, Date_Of_Birth: born } = student;
  const seat = Class_Id && Section_Id ? nameOfClass({ Class_Id, Section_Id }) : '';
  const place = [seat, Roll_No && say('roll', { number: Roll_No })].filter(Boolean).join(', ');
  return (
    <div className={classes.said}>
      <h1>{studentName(student)}</h1>
      <p>
        <span className={classes.status} data-status={student.Status}>
          {sayStatus(student.Status)}
        </span>
        {place && <span>{place}</span>}
        <span>{student.Admission_No}</span>
      </p>
      <p>
        {born && <span>{say('born', { day: formatDay(born, locale) })}</span>}
        {student.Blood_Group && <span>{student.Blood_Group}</span>}
        {bio.Allergies && (
          <span className={classes.warning}>
            <TriangleAlert aria-hidden size={16} strokeWidth={1.75} />
            {bio.Allergies}
          </span>
        )}
      </p>
    </div>
  );
};
