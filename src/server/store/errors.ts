import { AppError, hasCode } from '#shared/errors/app-error.ts';

/** The code and constraint of the database's own error, found also where drizzle has wrapped it. */
export const databaseFault = (error: unknown): { code: string; constraint?: string } | undefined => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as Error & { code?: unknown; constraint?: unknown };
    if (typeof code !== 'string') continue;
    return typeof constraint === 'string' ? { code, constraint } : { code };
  }
  return undefined;
};

const lostCodes = /^(08...|57P0[123]|53300|ECONN\w+|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|ETIMEDOUT)$/;

// pg gives these no code.
const lostMessages = ['Connection terminated', 'Client has encountered a connection error', 'Client was closed'];

/** The error for what is not even tried while the database is known to be away. */
export const databaseAway = (): AppError => new AppError('DATABASE_DOWN', { reason: 'it is tried again every second' });

/** Whether the store has said that its database is away. */
export const isDatabaseDown = (error: unknown): boolean =>
  hasCode(error, 'COMMIT_LOST', 'DATABASE_DOWN', 'DATABASE_STOPPED');

/** Whether the database is away (stopped, restarting, unreachable, out of connections) as opposed to saying no. */
export const isConnectionLoss = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { message } = cause;
    if (isDatabaseDown(cause)) return true;
    if (lostMessages.some((start) => message.startsWith(start))) return true;
  }
  return lostCodes.test(databaseFault(error)?.code ?? '');
};

/** Whether a write broke a unique constraint; `databaseFault` says which. */
export const isUniqueViolation = (error: unknown): boolean => databaseFault(error)?.code === '23505';

/** Whether a disk is full: the database's (53100) or that of a file. */
export const isDiskFull = (error: unknown): boolean =>
  ['53100', 'ENOSPC', 'EDQUOT'].includes(databaseFault(error)?.code ?? '');

/** Whether an error, or what has caused it, has one of these codes. */
const comesFrom = (error: unknown, ...codes: Parameters<typeof hasCode>[1][]): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (hasCode(cause, ...codes)) return true;
  return false;
};

/** Whether a transaction's commit was sent, and its answer lost. */
export const isCommitLost = (error: unknown): boolean => comesFrom(error, 'COMMIT_LOST');

/** Whether a failure says no more than that the database does not answer, which the log says once. */
export const isOutage = (error: unknown): boolean => comesFrom(error, 'DATABASE_DOWN', 'COMMIT_LOST');

/**
 * Whether what was to be changed may only be read: the database, as one after a failover or on a full disk, or a folder.
 */
export const isReadOnly = (error: unknown): boolean =>
  ['25006', 'EROFS', 'EACCES', 'EPERM'].includes(databaseFault(error)?.code ?? '');

/** Whether the database is unavailable just now: it is away, or no connection became free in time. */
export const isUnavailable = (error: unknown): boolean => isConnectionLoss(error) || comesFrom(error, 'DATABASE_BUSY');
