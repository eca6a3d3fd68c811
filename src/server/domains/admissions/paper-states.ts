import type { PaperState } from '#schemas/records/enquiry.ts';

/** What the office may make of a paper; sending a file makes it `Uploaded` (domain.md 4.2). */
const next: Readonly<Record<PaperState, readonly PaperState[]>> = {
  Missing: ['Waived'],
  Uploaded: ['Verified', 'Sent_Back', 'Waived'],
  Verified: [],
  Sent_Back: ['Waived'],
  Waived: [],
};

/** The states that the office may give a paper. */
export const nextPaperStates = (from: PaperState): readonly PaperState[] => next[from];
