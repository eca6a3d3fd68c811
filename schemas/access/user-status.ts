/** The user-status flag (docs/domain.md, Accounts). */
export const userStatus = { disabled: 0, active: 1, locked: 2, mustChangePassword: 3 } as const;

/** Where an account stands. `invited`: there is no password yet. */
export const userStates = ['active', 'invited', 'mustChangePassword', 'locked', 'disabled'] as const;
export type UserState = (typeof userStates)[number];
