/** A backup that cannot be made or brought back: what was wrong, and the cure. */
export class BackupError extends Error {
  readonly hint: string;

  constructor(message: string, hint: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'BackupError';
    this.hint = hint;
  }
}
