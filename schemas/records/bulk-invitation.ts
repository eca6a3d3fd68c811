/** Why somebody is left out of invitations in bulk. */
export const leftOutReasons = [
  /** They have an account, with a password. */
  'HasAccount',
  /** They were invited before, and have not taken it up. */
  'IsInvited',
  /** Nothing is chosen that this member of staff may do. */
  /** There is neither an email address nor a mobile number. */
  'NoContact',
  /** The email address or the mobile number is that of somebody else's account. */
  'ContactTaken',
  /** The email address or the mobile number is that of somebody else in this list, who is invited. */
  'SharesContact',
  /** Too many invitations went to this address within the hour. */
  'TooManyMails',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** How somebody is invited: by mail, by a printed slip, or not at all. */
export const invitationWays = ['Mail', 'Slip', 'None'] as const;
