/** What may be wrong with the records of an own domain. */
export const domainProblems = ['No_Proof', 'Other_Proof', 'Not_There', 'Elsewhere', 'No_Answer', 'Taken'] as const;
export type DomainProblem = (typeof domainProblems)[number];

/** How an own domain stands: none, its records are waited for, they were wrong at the last try, or it is proved. */
export const domainStands = ['None', 'Waiting', 'Failed', 'Verified'] as const;
