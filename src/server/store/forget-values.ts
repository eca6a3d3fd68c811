import { DrizzleQueryError } from 'drizzle-orm';

/**
 * Takes the values out of a failed statement's error, which is logged: drizzle names its parameters, and the database
 * the row that it refused, with all that is personal or secret in them.
 */
export const forgetValues = (error: unknown): void => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('detail' in cause) cause.detail = undefined;
    if (!(cause instanceof DrizzleQueryError)) continue;
    const { message, query, stack } = cause;
    cause.message = `Failed query: ${query}`;
    cause.stack = stack?.split(message).join(cause.message) ?? '';
    cause.params = [];
  }
};
