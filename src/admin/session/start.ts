import { createContext, use } from 'react';
import { type OfficeStart, officeStartId } from '#schemas/office.ts';

/** What the document hands over: who is signed in, the school, the language. */
export const readStart = (): OfficeStart => {
  const text = document.getElementById(officeStartId)?.textContent;
  if (!text) throw new Error(`The document has no element "${officeStartId}".`);
  return JSON.parse(text) as OfficeStart;
};

export const StartContext = createContext<OfficeStart | undefined>(undefined);

export const useStart = (): OfficeStart => {
  const start = use(StartContext);
  if (!start) throw new Error('useStart is called outside of the office.');
  return start;
};
