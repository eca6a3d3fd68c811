import { enquiryStatus, isGivenUp, nextStatuses } from '#schemas/records/enquiry-status.ts';

const s = enquiryStatus;

const labels: ReadonlyMap<number, string> = new Map([
  [s.new, 'New'],
  [s.contacted, 'Contacted'],
  [s.visitScheduled, 'Visit scheduled'],
  [s.visited, 'Visited'],
  [s.applied, 'Applied'],
  [s.underReview, 'Under review'],
  [s.waitlisted, 'Waitlisted'],
  [s.confirmed, 'Confirmed'],
  [s.rejected, 'Rejected'],
  [s.withdrawn, 'Withdrawn'],
  [s.closed, 'Closed'],
]);

/** How people read a step. */
export const statusLabel = (status: number): string => labels.get(status) ?? String(status);

/** What a requested step is checked against. */
export interface StepFacts {
  readonly from: number;
  readonly to: number;
  readonly note?: string | undefined;
  readonly reason?: string | undefined;
  /** When the family comes, as it will stand after the step. */
  readonly visitAt: Date | null;
  /** Core fields that are still empty, as people read them. */
  readonly missing: readonly string[];
  readonly isAdmin: boolean;
  readonly confirmedAt: Date | null;
  readonly now: Date;
}

/** Why a step of the table must not be taken: a field that was left out, someone who may not, or a fact. */
type StepBlocker =
  | { readonly kind: 'field'; readonly field: 'Note' | 'Reason' | 'Visit_At'; readonly text: string }
  | { readonly kind: 'access' }
  | { readonly kind: 'fact'; readonly text: string };

/** How long a confirmation can be taken back, in milliseconds. */
const undoMs = 24 * 3_600_000;

const needsCore: ReadonlySet<number> = new Set([s.applied, s.underReview, s.waitlisted]);

/** The guards of a step that the table allows (docs/domain.md, Admissions); undefined if it may be taken. */
export const findBlocker = (facts: StepFacts): StepBlocker | undefined => {
  const { from, to, note, reason } = facts;
  const isReopened = isGivenUp(from);
  if (from === s.rejected && !facts.isAdmin) return { kind: 'access' };
  if (isReopened && !reason) return { kind: 'field', field: 'Reason', text: 'Please enter reason.' };
  if (to === s.contacted && !isReopened && !note) return { kind: 'field', field: 'Note', text: 'Please enter note.' };
  if (to === s.visitScheduled && !facts.visitAt)
    return { kind: 'field', field: 'Visit_At', text: 'Please enter visit date and time.' };
  if (from === s.confirmed) return findUndoBlocker(facts);
  if (needsCore.has(to) && facts.missing.length > 0)
    return { kind: 'fact', text: `Fill in first: ${facts.missing.join(', ')}.` };
  return undefined;
};

/** The steps of the table that somebody may take at a time, whatever a step then still asks for. */
export const openSteps = ({
  from,
  ...facts
}: Pick<StepFacts, 'from' | 'isAdmin' | 'confirmedAt' | 'now'>): number[] => {
  if (from === s.rejected && !facts.isAdmin) return [];
  if (from === s.confirmed && findUndoBlocker(facts)) return [];
  return [...nextStatuses(from)];
};

const findUndoBlocker = ({ confirmedAt, now }: Pick<StepFacts, 'confirmedAt' | 'now'>): StepBlocker | undefined =>
  confirmedAt && now.getTime() - confirmedAt.getTime() <= undoMs
    ? undefined
    : { kind: 'fact', text: 'A confirmation can be taken back within 24 hours only.' };
