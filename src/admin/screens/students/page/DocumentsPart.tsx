import { FileText } from 'lucide-react';
import type { StudentDocumentRecord } from '#schemas/api/students/document.ts';
import type { StudentFile } from '#schemas/api/students/read.ts';
import { maxStudentDocuments } from '#schemas/records/student-document.ts';
import { formatDay, localDay } from '../../../format/dates.ts';
import { useLocale, useWords } from '../../../words/words.ts';
import list from '../students.module.css';
import { useDocumentName } from '../use-document-name.ts';
import { studentsWords } from '../words.ts';
import { AddDocument } from './AddDocument.tsx';
import { Part } from './Part.tsx';
import classes from './page.module.css';
import { pageWords } from './page-words.ts';
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
  const isAdding = mayChange && place.edit === 'document';
  const hasRoom = documents.length < maxStudentDocuments;
  const deed =
    mayChange && !isAdding && hasRoom
      ? { id: openerId('document'), label: say('add'), name: say('addDocument'), run: () => place.open('document') }
      : undefined;
  return (
    <Part title={sayStudents('documents')} deed={deed}>
      {isAdding && <AddDocument key={place.at} student={file.student} type={place.at} onClose={place.close} />}
      {documents.length === 0 && !isAdding && <p className={classes.none}>{sayStudents('noDocuments')}</p>}
      <ul className={list.people}>
        {documents.map((document) => (
          <Row key={document.Document_Id} document={document} />
        ))}
      </ul>
    </Part>
  );
};

const Row = ({ document }: { readonly document: StudentDocumentRecord }) => {
  const say = useWords(pageWords);
  const sayStudents = useWords(studentsWords);
  const nameOf = useDocumentName();
  const locale = useLocale();
  const { Document_Type: type, Document_Number: number, Expiry_Date: until, DocumentURL: link } = document;
  const isOver = until !== undefined && until < localDay();
  return (
    <li>
      <FileText aria-hidden size={18} strokeWidth={1.75} />
      <span>
        {nameOf(type)}
        <small>{number}</small>
        {until && (
          <small className={isOver ? classes.over : undefined}>
            {say(isOver ? 'expired' : 'validUntil', { day: formatDay(until, locale) })}
          </small>
        )}
      </span>
      <a href={link} target="_blank" rel="noreferrer" aria-label={sayStudents('open', { document: nameOf(type) })}>
        {sayStudents('open', { document: '' }).trim()}
      </a>
    </li>
  );
};
