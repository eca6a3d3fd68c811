/** How a request for leave stands (docs/domain.md, Leave). */
export const leaveStates = ['Pending', 'Approved', 'Rejected', 'Cancelled'] as const;
export type LeaveState = (typeof leaveStates)[number];

/** What a request may be answered with. */
export const leaveDecisions = ['Approved', 'Rejected'] as const satisfies readonly LeaveState[];

/** Why a student is to stay at home. */
export const studentLeaveReasons = ['Illness', 'Family', 'Travel', 'Other'] as const;
export type StudentLeaveReason = (typeof studentLeaveReasons)[number];

/** How many days back a family may still ask: a child that fell ill comes back with the request. */
export const familyDaysBack = 7;

export const leaveNoteLength = 255;

/** The most days that one type of leave has in a session. */
export const maxLeaveQuota = 365;
