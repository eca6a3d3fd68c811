/** How long a sign-in holds: 12 hours, or 30 days with "remember me". */
export const signInHours = (remember: boolean): number => (remember ? 30 * 24 : 12);
