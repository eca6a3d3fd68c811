import type { Problem } from '#engine/index.ts';

interface RefusalOptions {
  /** Of a theme, what its check found. */
  readonly findings?: readonly Problem[] | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** A failure that the caller is told about in words of its own, under no code of the catalog. */
export class Refusal extends Error {
  readonly status: number;
  readonly findings: readonly Problem[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, { findings, headers = {}, cause }: RefusalOptions = {}) {
    super(message, { cause });
    this.name = 'Refusal';
    this.status = status;
    this.findings = findings;
    this.headers = headers;
  }
}
