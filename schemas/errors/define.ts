/** One kind of failure. `{name}` is filled from what the error is made with. */
export interface ErrorEntry {
  /** What happened, and why. */
  readonly text: string;
  /** What can be done about it. */
  readonly hint: string;
}

/** The failures of an area, by code. */
export type ErrorArea = Readonly<Record<string, ErrorEntry>>;
