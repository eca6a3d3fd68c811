import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { readStudent, type StudentFile } from '#schemas/api/students/read.ts';
import { CallError, isGone } from '../../../calls/call-error.ts';
import { useCall } from '../../../calls/use-call.ts';
import { OpenToo } from '../../../live/OpenToo.tsx';
import { useStart } from '../../../session/start.ts';
import { useMayWrite, useReadScope } from '../../../session/use-may-write.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { Message } from '../../../ui/Message.tsx';
import { part } from '../../../ui/part.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { useWords } from '../../../words/words.ts';
import { Classes, Facts, Family } from '../parts.tsx';
import { studentsWords } from '../words.ts';
import { About } from './About.tsx';
import { AddedNote } from './AddedNote.tsx';
import { Alike } from './Alike.tsx';
import { BankPart } from './BankPart.tsx';
import { ConsentPart } from './ConsentPart.tsx';
import { DocumentsPart } from './DocumentsPart.tsx';
import { Part } from './Part.tsx';
import classes from './page.module.css';
import { pageWords } from './page-words.ts';
import { SameGuardian } from './SameGuardian.tsx';
import { Siblings } from './Siblings.tsx';
import { StudentHead } from './StudentHead.tsx';
import { openerId, type PagePlace, usePagePlace } from './use-page-place.ts';

const BasicsForm = part(async () => (await import('./BasicsForm.tsx')).BasicsForm);
const BioForm = part(async () => (await import('./BioForm.tsx')).BioForm);

/** The page of one student: who they are, and every part of the record that the reader may see or change. */
export const StudentPage = ({ id }: { readonly id: number }) => {
  const say = useWords(studentsWords);
  const sayPage = useWords(pageWords);
  const place = usePagePlace();
  const mayWrite = useMayWrite();
  useFocusBack(place.edit, openerId);
  const { data: file, error, refetch } = useCall(readStudent, { params: { id } });
  if (isGone(error) || (error instanceof CallError && error.status === 422))
    return (
      <Message title={say('gone')}>
        <ButtonLink to="/student">{sayPage('back')}</ButtonLink>
      </Message>
    );
  if (file?.student.Student_Id !== id)
    return error ? <LoadFailed text={say('oneFailed')} onRetry={refetch} /> : <Skeleton rows={10} />;
  const mayChange = mayWrite('/student/add_student') && !file.student.Is_Erased;
  const Form = mayChange ? { basics: BasicsForm, bio: BioForm }[String(place.edit)] : undefined;
  return (
    <>
      <OpenToo type="student" id={id} />
      {Form ? (
        <Suspense fallback={<Skeleton rows={10} />}>
          <Form file={file} place={place} />
        </Suspense>
      ) : (
        <Shown file={file} place={place} mayChange={mayChange} />
      )}
    </>
  );
};

interface ShownProps {
  readonly file: StudentFile;
  readonly place: PagePlace;
  readonly mayChange: boolean;
}

const Shown = ({ file, place, mayChange }: ShownProps) => {
  const say = useWords(studentsWords);
  const sayPage = useWords(pageWords);
  const { user } = useStart();
  const readScopeOf = useReadScope();
  const isAdmin = mayChange && user.role === 'Admin';
  const { student, documents, bankDetails } = file;
  const change = (at?: string) =>
    mayChange ? { label: sayPage('change'), run: () => place.open('basics', at) } : undefined;
  const named = (deed: ReturnType<typeof change>, part: string) => deed && { ...deed, name: `${deed.label}: ${part}` };
  return (
    <>
      <StudentHead file={file} place={place} mayChange={mayChange} />
      {student.Is_Erased && <p className={classes.erased}>{sayPage('erased')}</p>}
      {isAdmin && <Alike studentId={student.Student_Id} />}
      {place.isAdded && mayChange && <AddedNote place={place} />}
      <div className={classes.parts}>
        <div>
          <Part title={say('family')} deed={named(change('Mobile'), say('family'))}>
            <Family file={file} />
          </Part>
          {isAdmin && student.Mobile && <SameGuardian studentId={student.Student_Id} mobile={student.Mobile} />}
          <Siblings student={student} />
          <Part title={sayPage('details')} deed={named(change(), sayPage('details'))}>
            <Facts student={student} />
          </Part>
          <About file={file} place={place} mayChange={mayChange} />
        </div>
        <div>
          <Part title={say('classes')} deed={named(change('Section_Id'), say('classes'))}>
            <Classes file={file} />
            {readScopeOf('/student/attendance_history') && (
              <Link className={classes.history} to={`/student/attendance_history?student=${student.Student_Id}`}>
                {say('history')}
              </Link>
            )}
          </Part>
          <ConsentPart file={file} place={place} mayChange={mayChange} />
          {documents && <DocumentsPart file={file} documents={documents} place={place} mayChange={mayChange} />}
          {bankDetails && <BankPart file={file} accounts={bankDetails} place={place} mayChange={mayChange} />}
        </div>
      </div>
    </>
  );
};
