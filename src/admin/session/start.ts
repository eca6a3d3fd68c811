import { createContext, use } from 'react';
import type { Area } from '#schemas/access/matrix.ts';
import { type OfficeStart, officeStartId } from '#schemas/office.ts';
import { shownOf } from './hint.ts';

/** What the office starts with. */
export interface Start extends OfficeStart {
  /** The areas whose screens are shown: what the server grants, and the hint where that knows less. */
  readonly shown: readonly Area[];
}

/** What the document hands over (who is signed in, the school, the language), beside what this browser knows. */
export const readStart = (): Start => {
  const text = document.getElementById(officeStartId)?.textContent;
  if (!text) throw new Error(`The document has no element "${officeStartId}".`);
  const start = JSON.parse(text) as OfficeStart;
  return { ...start, shown: shownOf(start.user.accessiblePaths) };
};

export const StartContext = createContext<Start | undefined>(undefined);

export const useStart = (): Start => {
  const start = use(StartContext);
  if (!start) throw new Error('useStart is called outside of the office.');
  return start;
};
