/** The statuses of a view, by their codes (docs/domain.md, Admissions). */
export const inboxViews = {
  open: [1, 2, 3, 4, 5, 6, 7],
  new: [1],
  contacted: [2],
  visit: [3, 4],
  applied: [5],
  review: [6],
  waitlisted: [7],
  confirmed: [8],
  ended: [9, 10, 11],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export type InboxView = keyof typeof inboxViews;

/** Where an enquiry stands in the day's work, in its order: what was due before today comes first. */
export const inboxGroups = ['Overdue', 'Today', 'New', 'Later', 'Ended'] as const;
export type InboxGroup = (typeof inboxGroups)[number];
