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

/** A view as the address names it: the usual one goes without saying. */
export const viewParam = (view: InboxView): InboxView | undefined => (view === 'open' ? undefined : view);

/** The view that has a status: the one that is open where it does, else the narrowest. */
export const viewWith = (status: number, open: InboxView): InboxView => {
  const views = Object.entries(inboxViews) as readonly [InboxView, readonly number[]][];
  const having = views.filter(([, statuses]) => statuses.includes(status));
  const narrow = having.toSorted(([, one], [, other]) => one.length - other.length);
  return [...having.filter(([view]) => view === open), ...narrow][0]?.[0] ?? open;
};
