import { type InboxView, inboxViews } from '#schemas/records/enquiry-inbox.ts';

interface Counted {
  readonly Status: number;
  readonly Count: number;
}

/** The part of the numbers that a view has. */
export const countsOf = <Row extends Counted>(counts: readonly Row[], view: InboxView): readonly Row[] => {
  const statuses: readonly number[] = inboxViews[view];
  return counts.filter(({ Status }) => statuses.includes(Status));
};

/** How many enquiries a view has. */
export const countOf = (counts: readonly Counted[], view: InboxView): number =>
  countsOf(counts, view).reduce((sum, { Count }) => sum + Count, 0);
