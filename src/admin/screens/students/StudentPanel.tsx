import { FileText, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { readStudent, type StudentFile } from '#schemas/api/students/read.ts';
import { CallError } from '../../calls/call-error.ts';
import { useCall } from '../../calls/use-call.ts';
import { documentWords } from '../../enquiry-form/document-words.ts';
import { relationWords } from '../../enquiry-form/words.ts';
import { formatDay } from '../../format/dates.ts';
import { localMobile } from '../../format/mobile.ts';
import { studentName } from '../../format/student-name.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { Initials } from '../../ui/Initials.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useCodeWords } from '../../words/use-code-words.ts';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './students.module.css';
import { studentStatusWords, studentsWords } from './words.ts';

interface Props {
  readonly id: number;
  readonly onClose: () => void;
}

/** One student, as far as the reader may see: who, the family, the classes, documents, and the consent. */
export const StudentPanel = ({ id, onClose }: Props) => {
  const say = useWords(studentsWords);
  const { data: file, error, refetch } = useCall(readStudent, { params: { id } });
  const isGone = error instanceof CallError && error.status === 404;
  if (file?.student.Student_Id === id && !isGone) return <Student file={file} onClose={onClose} />;
  return (
    <Panel title={say(isGone ? 'gone' : 'loading')} onClose={onClose}>
      {!isGone && (error ? <LoadFailed text={say('oneFailed')} onRetry={refetch} /> : <Skeleton rows={8} />)}
    </Panel>
  );
};

const Student = ({ file, onClose }: { readonly file: StudentFile; readonly onClose: () => void }) => {
  const say = useWords(studentsWords);
  const sayStatus = useWords(studentStatusWords);
  const { student, bio } = file;
  const name = studentName(student);
  const consent = bio.Photo_Consent;
  return (
    <Panel
      title={name}
      note={`${say('number', { number: student.Admission_No })} · ${sayStatus(student.Status)}`}
      sign={<Initials name={name} />}
      onClose={onClose}
    >
      <div className={classes.panel}>
        <Facts student={student} />
        <Part title={say('family')}>
          <Family file={file} />
        </Part>
        <Part title={say('classes')}>
          <Classes file={file} />
        </Part>
        {file.documents && (
          <Part title={say('documents')}>
            <Documents documents={file.documents} />
          </Part>
        )}
        <Part title={say('consent')}>
          <p>{say(consent ?? 'noConsent')}</p>
        </Part>
      </div>
    </Panel>
  );
};

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={classes.part}>
    <h3>{title}</h3>
    {children}
  </section>
);

const Facts = ({ student }: { readonly student: StudentFile['student'] }) => {
  const say = useWords(studentsWords);
  const locale = useLocale();
  const day = (value: string | undefined): string | undefined => value && formatDay(value, locale);
  const facts = [
    [say('born'), day(student.Date_Of_Birth)],
    [say('gender'), say(student.Gender)],
    [say('joined'), day(student.Admission_Date)],
    [say('blood'), student.Blood_Group],
    [say('category'), student.Category],
    [say('tongue'), student.Mother_Tongue],
    [say('religion'), student.Religion],
    [say('nationality'), student.Nationality],
    [say('lives'), [student.Address, student.City, student.State, student.Pincode].filter(Boolean).join(', ')],
    [say('left'), day(student.Leaving_Date)],
    [say('reason'), student.Leaving_Reason],
    [say('certificate'), student.Tc_No],
  ] as const;
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
};

/** Guardians as people, each with a number to call. */
const Family = ({ file: { student, guardians } }: { readonly file: StudentFile }) => {
  const say = useWords(studentsWords);
  const sayRelation = useCodeWords(relationWords);
  const named = [
    ...guardians.map(({ Name, Relation, Mobile }) => ({ name: Name, relation: Relation, mobile: Mobile ?? '' })),
    ...(student.Father_Name ? [{ name: student.Father_Name, relation: 1, mobile: '' }] : []),
    ...(student.Mother_Name ? [{ name: student.Mother_Name, relation: 2, mobile: '' }] : []),
  ];
  const people = named.filter(({ name }, at) => named.findIndex((one) => one.name === name) === at);
  const hasNumber = people.some(({ mobile }) => mobile !== '');
  return (
    <ul className={classes.people}>
      {people.map(({ name, relation, mobile }, at) => {
        // A number that is nobody's is the family's: the first is called.
        const number = mobile || (!hasNumber && at === 0 ? student.Mobile : '');
        return (
          <li key={name}>
            <Initials name={name} />
            <span>
              {name}
              <small>{sayRelation(relation)}</small>
            </span>
            {number && (
              <a href={`tel:${number}`} aria-label={say('call', { name })}>
                <Phone aria-hidden size={16} strokeWidth={1.75} />
                {localMobile(number)}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
};

const Classes = ({ file: { enrolments } }: { readonly file: StudentFile }) => {
  const say = useWords(studentsWords);
  const { nameOfClass } = useClassNames();
  return (
    <dl className={classes.facts}>
      {enrolments.map(({ Session, Class_Id, Section_Id, Roll_No }) => (
        <div key={`${Session}`}>
          <dt>{String(Session).replace('-', '–')}</dt>
          <dd>
            {[
              nameOfClass({ Class_Id: Number(Class_Id), Section_Id: Number(Section_Id) }),
              Roll_No && say('roll', { number: Roll_No }),
            ]
              .filter(Boolean)
              .join(', ')}
          </dd>
        </div>
      ))}
    </dl>
  );
};

const Documents = ({ documents }: { readonly documents: NonNullable<StudentFile['documents']> }) => {
  const say = useWords(studentsWords);
  const sayDocument = useWords(documentWords);
  if (documents.length === 0) return <p>{say('noDocuments')}</p>;
  return (
    <ul className={classes.people}>
      {documents.map(({ Document_Id: id, Document_Type: type, DocumentURL: link }) => {
        const known = Object.hasOwn(documentWords.en, type) ? sayDocument(type as 'Photo') : type;
        return (
          <li key={id}>
            <FileText aria-hidden size={18} strokeWidth={1.75} />
            <span>{known}</span>
            {link && (
              <a href={link} target="_blank" rel="noreferrer" aria-label={say('open', { document: known })}>
                {say('open', { document: '' }).trim()}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
};
