import type { Problem, TextEdit } from '../problem.ts';
import { applyEdits } from '../text/edits.ts';

export interface AppliedFixes {
  readonly text: string;
  /** The findings whose fix is in the text. */
  readonly fixed: readonly Problem[];
}

/** Each round can bring to light what stood behind another mistake; a theme does not need more than these. */
const maxRounds = 10;

/** Applies the fixes of findings to the text that they were found in. Of two that overlap, the first is applied. */
export const applyFixes = (text: string, problems: readonly Problem[]): AppliedFixes => {
  const edits: TextEdit[] = [];
  const fixed: Problem[] = [];
  for (const problem of problems) {
    if (!problem.fix || problem.fix.edits.some((edit) => edits.some((other) => overlap(edit, other)))) continue;
    edits.push(...problem.fix.edits);
    fixed.push(problem);
  }
  return { text: applyEdits(text, edits), fixed };
};

const overlap = (a: TextEdit, b: TextEdit): boolean =>
  a.offset === b.offset || (a.offset < b.offset + b.length && b.offset < a.offset + a.length);

/** Checks and fixes a text by turns, until nothing is left that has a fix. */
export const fixText = (text: string, check: (text: string) => readonly Problem[]): AppliedFixes => {
  const fixed: Problem[] = [];
  let current = text;
  for (let round = 0; round < maxRounds; round++) {
    const applied = applyFixes(current, check(current));
    if (applied.fixed.length === 0) break;
    current = applied.text;
    fixed.push(...applied.fixed);
  }
  return { text: current, fixed };
};
