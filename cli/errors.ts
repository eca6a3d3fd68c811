import { AppError } from '#shared/errors/app-error.ts';

/** A command used wrongly: what is wrong with its arguments, and what to do. */
export const wrongUsage = (what: string, hint = ''): AppError => new AppError('USAGE', { what, hint });

/** Exit codes of every command. */
export const exitCodes = { ok: 0, findings: 1, failed: 2, interrupted: 130, terminated: 143 } as const;
