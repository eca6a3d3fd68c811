import type { ApiTokenInfo } from '#schemas/api/tokens.ts';

/** Whether a program may use a token now. */
export const isValid = ({ revokedAt, expiresAt }: ApiTokenInfo): boolean =>
  revokedAt === null && (expiresAt === null || new Date(expiresAt) > new Date());
