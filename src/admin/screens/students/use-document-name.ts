import type { StudentDocumentRecord } from '#schemas/api/students/document.ts';
import { documentWords } from '../../enquiry-form/document-words.ts';
import { useWords } from '../../words/words.ts';
import { studentsWords } from './words.ts';

/** What a document of a student is called: those of admissions, and the certificate that the school has issued. */
export const useDocumentName = (): ((type: StudentDocumentRecord['Document_Type']) => string) => {
  const say = useWords(studentsWords);
  const sayDocument = useWords(documentWords);
  return (type) => (type === 'TC_Issued' ? say('TC_Issued') : sayDocument(type));
};
