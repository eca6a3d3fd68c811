import type { Measured } from './in-page.ts';
import type { Fault } from './result.ts';
import type { StatePage } from './state-page.ts';

/** A sum of layout shifts up to here is nothing that can be seen. */
const shiftTolerance = 0.01;

export interface Measures extends Measured {
  /** Where words or controls of one section stand on those of another: both of them, by their sections. */
  readonly covered: readonly string[];
}

/** What is wrong with a page by its own measures. The shift counts only as the page loaded, before it was resized. */
export const judge = (
  page: StatePage,
  measured: Measures,
  { width, loaded }: { readonly width: number; readonly loaded: boolean },
): readonly Fault[] => {
  const faults: Fault[] = [];
  const add = (assertion: Fault['assertion'], message: string): void => {
    faults.push({ assertion, message, width });
  };
  const { headings, sideways, wide, covered, shift, shifted } = measured;
  if (headings !== 1) add('heading', `The page has ${headings === 0 ? 'no' : headings} h1.`);
  if (sideways > 0)
    add('sideways', `The page is ${sideways} px wider than the window. ${list('Too wide', wide)}`.trim());
  if (covered.length > 0) add('overlap', `Words of two sections stand on each other: ${covered.join(', ')}.`);
  if (!loaded) return faults;
  if (shift > shiftTolerance) add('shift', `The layout moves by ${shift.toFixed(3)}. ${list('What moves', shifted)}`);
  const visible = measured.sections.filter((key) => !page.deferred.includes(key));
  const expected = page.sections.filter((key) => !page.deferred.includes(key));
  const missing = expected.filter((key) => !visible.includes(key));
  const extra = visible.filter((key) => !expected.includes(key));
  if (missing.length > 0) add('sections', `Decided to stand, but not on the page: ${missing.join(', ')}.`);
  if (extra.length > 0) add('sections', `On the page, but decided to be hidden: ${extra.join(', ')}.`);
  for (const { key, error } of page.dropped) {
    add('sections', `The section ${key} throws: ${error instanceof Error ? error.message : String(error)}`);
  }
  return faults;
};

const list = (title: string, names: readonly string[]): string =>
  names.length === 0 ? '' : `${title}: ${names.join(', ')}.`;
