/** Where a visit stands (docs/domain.md, Visitors). */
export const visitorStates = ['Expected', 'In', 'Out', 'Cancelled', 'No_Show'] as const;
export type VisitorState = (typeof visitorStates)[number];

/** What a visitor comes for. */
export const visitPurposes = [
  'Parent_Meeting',
  'Admission',
  'Pick_Up',
  'Vendor',
  'Official',
  'Interview',
  'Other',
] as const;
export type VisitPurpose = (typeof visitPurposes)[number];

/** Whom a visitor comes to see. */
export const visitHosts = ['Staff', 'Student'] as const;
export type VisitHost = (typeof visitHosts)[number];

/** A document that was looked at; of its number only the last four characters are kept. */
export const visitorIdTypes = [
  'Aadhaar',
  'Driving_Licence',
  'Voter_ID',
  'PAN',
  'Passport',
  'Employee_Card',
  'Other',
] as const;

/** By what it is known that somebody may pick up a child: a guardian's number and face, or a code. */
export const pickUpProofs = ['Guardian', 'Code'] as const;
export type PickUpProof = (typeof pickUpProofs)[number];

/** How long a code for picking up a child holds, in hours. */
export const pickUpHours = [2, 6, 24] as const;
export type PickUpHours = (typeof pickUpHours)[number];

/** How many codes may be given out for a child in an hour, and how often a desk may try a wrong one in a quarter of an hour. */
export const pickUpLimits = { codes: 6, wrong: 10 } as const;

export const maxPersons = 50;
export const maxDesks = 9;

/** How long an entry is kept, in days. */
export const visitorDays = 180;

/** How long a sign-out can be taken back, in minutes. */
export const signOutUndoMinutes = 10;
