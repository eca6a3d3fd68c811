import type { Problem, TextEdit } from '../problem.ts';

export interface AppliedFixes {
  readonly text: string;
  /** The findings whose fix is in the text. */
  readonly mended: readonly Problem[];
}

/** Each round can bring to light what stood behind another mistake; a theme does not need more than these. */
const mostRounds = 10;

/** Applies the fixes of findings to the text that they were found in. Of two that overlap, the first is applied. */
export const applyFixes = (text: string, problems: readonly Problem[]): AppliedFixes => {
  const edits: TextEdit[] = [];
  const mended: Problem[] = [];
  for (const problem of problems) {
    if (!problem.fix || problem.fix.edits.some((edit) => edits.some((other) => overlap(edit, other)))) continue;
    edits.push(...problem.fix.edits);
    mended.push(problem);
  }
  // From the end on, so that no edit moves another.
  const result = edits
    .toSorted((a, b) => b.offset - a.offset)
    .reduce((before, edit) => before.slice(0, edit.offset) + edit.text + before.slice(edit.offset + edit.length), text);
  return { text: result, mended };
};

const overlap = (a: TextEdit, b: TextEdit): boolean =>
  a.offset === b.offset || (a.offset < b.offset + b.length && b.offset < a.offset + a.length);

/** Checks and mends a text by turns, until nothing is left that has a fix. */
export const mendText = (text: string, check: (text: string) => readonly Problem[]): AppliedFixes => {
  const mended: Problem[] = [];
  let current = text;
  for (let round = 0; round < mostRounds; round++) {
    const applied = applyFixes(current, check(current));
    if (applied.mended.length === 0) break;
    current = applied.text;
    mended.push(...applied.mended);
  }
  return { text: current, mended };
};
