import { useState } from 'react';
import type { DocumentTexts } from './DocumentFields.tsx';

const names = ['Document_Type', 'Document_Number', 'Issue_Date', 'Expiry_Date'] as const;

/**
 * What is typed and chosen of a document, and whether that is other than it was.
 * @param clear takes away what is said against a field.
 * @param typed what was typed before, where it was kept.
 */
export const useDocument = (first: DocumentTexts, clear: (field: string) => void, typed = first) => {
  const [start] = useState(first);
  const [texts, setTexts] = useState(typed);
  const [file, setFile] = useState<File>();
  return {
    texts,
    file,
    isChanged: file !== undefined || names.some((name) => texts[name] !== start[name]),
    change(changes: Partial<DocumentTexts>): void {
      setTexts((before) => ({ ...before, ...changes }));
      for (const name of Object.keys(changes)) clear(name);
    },
    choose(chosen: File | undefined): void {
      setFile(chosen);
      clear('DocumentURL');
    },
  };
};
