import { removeStudentDocument, type StudentDocumentRecord } from '#schemas/api/students/document.ts';
import { useAction } from '../../../calls/use-call.ts';
import { useWords } from '../../../words/words.ts';
import { useDocumentName } from '../use-document-name.ts';
import { pageWords } from './page-words.ts';
import { RemoveDialog } from './RemoveDialog.tsx';

interface Props {
  readonly studentId: number;
  readonly document: StudentDocumentRecord;
  readonly onClose: () => void;
}

/** Asks before a document and its file are gone. */
export const RemoveDocument = ({ studentId, document, onClose }: Props) => {
  const say = useWords(pageWords);
  const nameOf = useDocumentName();
  const remove = useAction(removeStudentDocument);
  const name = nameOf(document.Document_Type);
  const isCertificate = document.Document_Type === 'TC_Issued';
  return (
    <RemoveDialog
      title={say('removeTitle', { document: name })}
      text={say(isCertificate ? 'removeCertificateText' : 'removeText')}
      removed={say('documentRemoved', { document: name })}
      opener="document"
      run={() => remove.mutateAsync({ params: { id: studentId, document: document.Document_Id } })}
      onClose={onClose}
    />
  );
};
