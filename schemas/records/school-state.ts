/**
 * The life of a school (docs/domain.md, Schools). One whose admin has not proved the email address is live, but not in
 * the directory nor in search engines.
 */
export const schoolStates = ['draft', 'pending_verification', 'active', 'suspended', 'closed'] as const;

export type SchoolState = (typeof schoolStates)[number];
