import type { ThemeState } from '#engine/states/index.ts';

/** What is asserted of a state, in words for people. */
export const assertions = {
  finish: 'The page is finished in time',
  console: 'No error in the console',
  request: 'No request outside the site',
  sections: 'Exactly the decided sections stand',
  heading: 'One h1',
  sideways: 'No sideways scroll',
  overlap: 'No section covers another',
  shift: 'No layout shift',
  axe: 'No axe violation',
  opening: 'What a visitor can open opens',
  focus: 'The keyboard stays in what is open',
} as const;

export type Assertion = keyof typeof assertions;

/** One assertion that does not hold. */
export interface Fault {
  readonly assertion: Assertion;
  readonly message: string;
  /** The width of the window, in CSS pixels. */
  readonly width: number;
}

/** A picture of a page, made smaller. */
export interface Shot {
  /** Of the window, in CSS pixels. */
  readonly width: number;
  /** Of the picture, in its own pixels. */
  readonly pixels: { readonly width: number; readonly height: number };
  /** WebP, in Base64. */
  readonly data: string;
  /** The page goes on above or below. */
  readonly cut: boolean;
}

export interface StateResult {
  readonly state: ThemeState;
  /** Whether it was looked at with axe, with pictures and at three widths. */
  readonly thorough: boolean;
  /** From asking for the page to the last assertion, in milliseconds. */
  readonly ms: number;
  readonly faults: readonly Fault[];
  readonly shots: readonly Shot[];
}
