import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { readStudent, type StudentFile } from '#schemas/api/students/read.ts';
import { useCall } from '../../calls/use-call.ts';
import { studentName } from '../../format/student-name.ts';
import { OpenToo } from '../../live/OpenToo.tsx';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { useMayWrite } from '../../session/use-may-write.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Face } from '../../ui/Face.tsx';
import { LoadedPanel } from '../../ui/LoadedPanel.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useWords } from '../../words/words.ts';
import { Classes, Facts, Family } from './parts.tsx';
import classes from './students.module.css';
import { useDocumentName } from './use-document-name.ts';
import { studentStatusWords, studentsWords } from './words.ts';

interface Props {
  readonly id: number;
  readonly onClose: () => void;
}

/** One student, as far as the reader may see: who, the family, the classes, documents, and the consent. */
export const StudentPanel = ({ id, onClose }: Props) => {
  const say = useWords(studentsWords);
  const answer = useCall(readStudent, { params: { id } });
  return (
    <LoadedPanel
      title={say('loading')}
      gone={say('gone')}
      failed={say('oneFailed')}
      rows={8}
      answer={answer}
      isOpen={({ student }) => student.Student_Id === id}
      onClose={onClose}
    >
      {(file) => <Student file={file} onClose={onClose} />}
    </LoadedPanel>
  );
};

const Student = ({ file, onClose }: { readonly file: StudentFile; readonly onClose: () => void }) => {
  const say = useWords(studentsWords);
  const sayStatus = useWords(studentStatusWords);
  const mayWrite = useMayWrite();
  const { student, bio } = file;
  const { nameOfClass } = useClassNames();
  const name = studentName(student);
  const { Class_Id, Section_Id } = student;
  const seat = Class_Id && Section_Id ? nameOfClass({ Class_Id, Section_Id }) : '';
  const page = `/student/${student.Student_Id}`;
  return (
    <Panel
      title={name}
      note={[seat, say('number', { number: student.Admission_No }), sayStatus(student.Status)]
        .filter(Boolean)
        .join(' · ')}
      sign={<Face name={name} photo={student.Student_Photo} />}
      onClose={onClose}
      foot={
        <>
          <ButtonLink to={page}>{say('openPage')}</ButtonLink>
          {mayWrite('/student/add_student') && !student.Is_Erased && (
            <ButtonLink look="primary" to={`${page}?edit=basics`}>
              {say('change')}
            </ButtonLink>
          )}
        </>
      }
    >
      <OpenToo type="student" id={student.Student_Id} />
      <div className={classes.panel}>
        <Part title={say('family')}>
          <Family file={file} />
        </Part>
        <Part title={say('classes')}>
          <Classes file={file} />
        </Part>
        <Part title={say('details')}>
          <Facts student={student} />
        </Part>
        {file.documents && (
          <Part title={say('documents')}>
            <Documents documents={file.documents} />
          </Part>
        )}
        <Part title={say('consent')}>
          <p>{say(bio.Photo_Consent ?? 'noConsent')}</p>
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

const Documents = ({ documents }: { readonly documents: NonNullable<StudentFile['documents']> }) => {
  const say = useWords(studentsWords);
  const nameOf = useDocumentName();
  if (documents.length === 0) return <p>{say('noDocuments')}</p>;
  return (
    <ul className={classes.people}>
      {documents.map(({ Document_Id: id, Document_Type: type, DocumentURL: link }) => (
        <li key={id}>
          <FileText aria-hidden size={18} strokeWidth={1.75} />
          <span>{nameOf(type)}</span>
          {link && (
            <a href={link} target="_blank" rel="noreferrer" aria-label={say('open', { document: nameOf(type) })}>
              {say('open', { document: '' }).trim()}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
};
