/**
 * A command used wrongly, or given something that does not exist. The message says so, the hint what to do; never a
 * stack.
 */
export class UsageError extends Error {
  readonly hint: string;

  constructor(message: string, hint = '') {
    super(message);
    this.name = 'UsageError';
    this.hint = hint;
  }
}

/** Exit codes of every command. */
export const exitCodes = { ok: 0, findings: 1, failed: 2, interrupted: 130 } as const;
