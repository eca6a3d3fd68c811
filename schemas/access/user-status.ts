/** The user-status flag (docs/domain.md, Accounts). */
export const userStatus = { disabled: 0, active: 1, locked: 2, mustChangePassword: 3 } as const;
