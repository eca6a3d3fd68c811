/** What the user-status flag says of who is signed in (docs/domain.md, People). It is kept in the browser as a text. */
export const userStatuses = { disabled: 0, active: 1, locked: 2, mustChangePassword: 3 } as const;

export type UserStatus = (typeof userStatuses)[keyof typeof userStatuses];

const known: readonly number[] = Object.values(userStatuses);

const isUserStatus = (value: number): value is UserStatus => known.includes(value);

/** The flag as it was stored: active where nothing was, or nothing that it knows. */
export const readUserStatus = (stored: string | null | undefined): UserStatus => {
  const value = /^\d$/.test(stored ?? '') ? Number(stored) : Number.NaN;
  return isUserStatus(value) ? value : userStatuses.active;
};

/** The page for choosing a password. */
const changePasswordPath = '/school/change_password';

/**
 * Where somebody with this flag is led who asks for a page of the office: to the page itself, to the one for a password
 * of their own, or nowhere. The server decides every call by itself.
 */
export const officePath = (status: UserStatus, path: string): string | undefined => {
  if (status === userStatuses.mustChangePassword) return changePasswordPath;
  return status === userStatuses.active ? path : undefined;
};
