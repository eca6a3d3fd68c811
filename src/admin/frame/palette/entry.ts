import type { ReactNode } from 'react';

/** A line of the palette. */
export interface Entry {
  readonly id: string;
  readonly name: string;
  /** What it is, beside its name. */
  readonly note: string;
  readonly sign: ReactNode;
  /** At the end of its line. */
  readonly mark?: ReactNode;
  readonly to?: string;
  readonly run?: () => void;
}
