import { maxDocumentBytes } from '#schemas/records/enquiry.ts';
import type { FieldTexts } from '../calls/refused-fields.ts';
import { useWords } from '../words/words.ts';
import { documentFieldWords } from './words.ts';

const megabyte = 1024 * 1024;

interface Typed {
  readonly file: File | undefined;
  /** Whether there is none yet. */
  readonly needsFile: boolean;
  readonly issued?: string;
  readonly until?: string;
}

/** What is wrong with a document before it is sent, by its fields. */
export const useDocumentFaults = (): ((typed: Typed) => FieldTexts) => {
  const say = useWords(documentFieldWords);
  return ({ file, needsFile, issued, until }) => ({
    ...(issued && until && until < issued && { Expiry_Date: say('dateOrder') }),
    ...(!file && needsFile && { DocumentURL: say('noFile') }),
    ...(file &&
      file.size > maxDocumentBytes && { DocumentURL: say('fileTooBig', { size: (file.size / megabyte).toFixed(1) }) }),
  });
};
