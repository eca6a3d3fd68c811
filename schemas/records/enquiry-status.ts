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

const steps: ReadonlyMap<number, readonly number[]> = new Map([
  [s.new, [s.contacted, s.visitScheduled, s.visited, s.applied, s.closed]],
  [s.contacted, [s.visitScheduled, s.visited, s.applied, s.withdrawn, s.closed]],
  [s.visitScheduled, [s.visited, s.contacted, s.applied, s.withdrawn, s.closed]],
  [s.visited, [s.applied, s.withdrawn, s.closed]],
  [s.applied, [s.underReview, s.waitlisted, s.rejected, s.withdrawn]],
  [s.underReview, [s.applied, s.waitlisted, s.confirmed, s.rejected, s.withdrawn]],
  [s.waitlisted, [s.underReview, s.confirmed, s.rejected, s.withdrawn]],
  [s.confirmed, [s.underReview]],
  [s.rejected, [s.underReview]],
  [s.withdrawn, [s.contacted]],
  [s.closed, [s.contacted]],
]);

/** Every code, in order. */
export const enquiryStatuses: readonly number[] = [...steps.keys()];

/** The steps that may follow one. */
export const nextStatuses = (status: number): readonly number[] => steps.get(status) ?? [];

/** Whether an enquiry was given up or turned down: it can be opened again, with a reason. */
export const isGivenUp = (status: number): boolean =>
  [s.rejected, s.withdrawn, s.closed].some((ended) => ended === status);

/** Steps after which a family has nothing more to send. */
export const isEnded = (status: number): boolean => status === s.confirmed || isGivenUp(status);
