/** The steps of an enquiry by their codes (docs/domain.md, Admissions). */
export const enquiryStatus = {
  new: 1,
  contacted: 2,
  visitScheduled: 3,
  visited: 4,
  applied: 5,
  underReview: 6,
  waitlisted: 7,
  confirmed: 8,
  rejected: 9,
  withdrawn: 10,
  closed: 11,
} as const;

const s = enquiryStatus;

interface Step {
  readonly label: string;
  /** What may come next. */
  readonly next: readonly number[];
}

const steps: ReadonlyMap<number, Step> = new Map([
  [s.new, { label: 'New', next: [s.contacted, s.visitScheduled, s.visited, s.applied, s.closed] }],
  [s.contacted, { label: 'Contacted', next: [s.visitScheduled, s.visited, s.applied, s.withdrawn, s.closed] }],
  [s.visitScheduled, { label: 'Visit scheduled', next: [s.visited, s.contacted, s.applied, s.withdrawn, s.closed] }],
  [s.visited, { label: 'Visited', next: [s.applied, s.withdrawn, s.closed] }],
  [s.applied, { label: 'Applied', next: [s.underReview, s.waitlisted, s.rejected, s.withdrawn] }],
  [s.underReview, { label: 'Under review', next: [s.applied, s.waitlisted, s.confirmed, s.rejected, s.withdrawn] }],
  [s.waitlisted, { label: 'Waitlisted', next: [s.underReview, s.confirmed, s.rejected, s.withdrawn] }],
  [s.confirmed, { label: 'Confirmed', next: [s.underReview] }],
  [s.rejected, { label: 'Rejected', next: [s.underReview] }],
  [s.withdrawn, { label: 'Withdrawn', next: [s.contacted] }],
  [s.closed, { label: 'Closed', next: [s.contacted] }],
]);

/** Every code, in order. */
export const enquiryStatuses: readonly number[] = [...steps.keys()];

/** How people read a step. */
export const statusLabel = (status: number): string => steps.get(status)?.label ?? String(status);

/** The steps that may follow one. */
export const nextStatuses = (status: number): readonly number[] => steps.get(status)?.next ?? [];

/** Steps after which a family has nothing more to send. */
export const isEnded = (status: number): boolean =>
  [s.confirmed, s.rejected, s.withdrawn, s.closed].some((ended) => ended === status);

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
  const isReopened = [s.rejected, s.withdrawn, s.closed].some((ended) => ended === from);
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

const findUndoBlocker = ({ confirmedAt, now }: StepFacts): StepBlocker | undefined =>
  confirmedAt && now.getTime() - confirmedAt.getTime() <= undoMs
    ? undefined
    : { kind: 'fact', text: 'A confirmation can be taken back within 24 hours only.' };
