import { Ellipsis, FileText } from 'lucide-react';
import { useState } from 'react';
import type { StudentDocumentRecord } from '#schemas/api/students/document.ts';
import type { StudentFile } from '#schemas/api/students/read.ts';
import { maxStudentDocuments } from '#schemas/records/student-document.ts';
import { formatDay, localDay } from '../../../format/dates.ts';
import { ActionMenu } from '../../../ui/ActionMenu.tsx';
import { useLocale, useWords } from '../../../words/words.ts';
import list from '../students.module.css';
import { useDocumentName } from '../use-document-name.ts';
import { studentsWords } from '../words.ts';
import { DocumentForm } from './DocumentForm.tsx';
import { Part } from './Part.tsx';
import classes from './page.module.css';
import { pageWords } from './page-words.ts';
import { RemoveDocument } from './RemoveDocument.tsx';
import { openerId, type PagePlace } from './use-page-place.ts';

interface Props {
  readonly file: StudentFile;
  readonly documents: readonly StudentDocumentRecord[];
  readonly place: PagePlace;
  readonly mayChange: boolean;
}

/** The documents of a student, each with its number and the day until which it holds. */
export const DocumentsPart = ({ file, documents, place, mayChange }: Props) => {
  const say = useWords(pageWords);
  const sayStudents = useWords(studentsWords);
  const isOpen = mayChange && place.edit === 'document';
  const replaced = documents.find(({ Document_Id: id }) => String(id) === place.at);
  const hasRoom = documents.length < maxStudentDocuments;
  const deed =
    mayChange && !isOpen && hasRoom
      ? { id: openerId('document'), label: say('add'), name: say('addDocument'), run: () => place.open('document') }
      : undefined;
  return (
    <Part title={sayStudents('documents')} deed={deed}>
      {isOpen && (
        <DocumentForm key={place.at} student={file.student} replaced={replaced} type={place.at} onClose={place.close} />
      )}
      {documents.length === 0 && !isOpen && <p className={classes.none}>{sayStudents('noDocuments')}</p>}
      <ul className={list.people}>
        {documents.map((document) => (
          <Row
            key={document.Document_Id}
            studentId={file.student.Student_Id}
            document={document}
            onReplace={mayChange ? () => place.open('document', String(document.Document_Id)) : undefined}
          />
        ))}
      </ul>
    </Part>
  );
};

interface RowProps {
  readonly studentId: number;
  readonly document: StudentDocumentRecord;
  /** Where one may. */
  readonly onReplace: (() => void) | undefined;
}

const Row = ({ studentId, document, onReplace }: RowProps) => {
  const say = useWords(pageWords);
  const sayStudents = useWords(studentsWords);
  const nameOf = useDocumentName();
  const locale = useLocale();
  const [isAsked, setAsked] = useState(false);
  const { Document_Type: type, Document_Number: number, Expiry_Date: until, DocumentURL: link } = document;
  const isOver = until !== undefined && until < localDay();
  const name = nameOf(type);
  return (
    <li>
      <FileText aria-hidden size={18} strokeWidth={1.75} />
      <span>
        {name}
        <small>{number}</small>
        {until && (
          <small className={isOver ? classes.over : undefined}>
            {say(isOver ? 'expired' : 'validUntil', { day: formatDay(until, locale) })}
          </small>
        )}
      </span>
      <a href={link} target="_blank" rel="noreferrer" aria-label={sayStudents('open', { document: name })}>
        {sayStudents('open', { document: '' }).trim()}
      </a>
      {onReplace && (
        <ActionMenu
          label={say('documentSteps', { document: name })}
          face={<Ellipsis aria-hidden size={18} />}
          actions={[
            { label: say('replaceDocument'), run: onReplace },
            { label: say('remove'), run: () => setAsked(true) },
          ]}
        />
      )}
      {isAsked && <RemoveDocument studentId={studentId} document={document} onClose={() => setAsked(false)} />}
    </li>
  );
};
