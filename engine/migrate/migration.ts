/** One step of the chain: from one format to the next. */
export interface Migration {
  /** The format it reads; it gives the one after. */
  readonly from: number;
  /** What changes, in one sentence. */
  readonly summary: string;
  /** The text of a theme, with its comments and the order of its keys kept. Pure; what is no theme stays as it is. */
  migrate(text: string): string;
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
