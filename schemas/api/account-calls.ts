import { confirmHandover, handover, login, logout, platformLogin, readMe } from './account.ts';
import { acceptInvitation, changePassword, forgotPassword, resetPassword, verifyEmail } from './account-password.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './account-sessions.ts';
import { listAuditLog } from './audit.ts';
import type { Call } from './define.ts';
import { createApiToken, listApiTokens, revokeApiToken } from './tokens.ts';
import { changeUser, endUserSessions, inviteUser, inviteUserAgain, listUsers } from './users.ts';

/** Signing in and out, users, API tokens and the audit log. */
export const accountCalls: readonly Call[] = [
  acceptInvitation,
  changePassword,
  changeUser,
  confirmHandover,
  createApiToken,
  endOtherSessions,
  endOwnSession,
  endUserSessions,
  forgotPassword,
  handover,
  inviteUser,
  inviteUserAgain,
  listApiTokens,
  listAuditLog,
  listOwnSessions,
  listUsers,
  login,
  logout,
  platformLogin,
  readMe,
  resetPassword,
  revokeApiToken,
  verifyEmail,
];
