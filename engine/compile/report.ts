import type { Problem, RuleId } from '../problem.ts';
import { type Path, pointerOf, type ThemeDocument } from './document.ts';
import { nearest } from './nearest.ts';

export interface Finding {
  readonly rule: RuleId;
  readonly path: Path;
  readonly message: string;
  readonly at?: 'key' | 'value';
  /** Tells findings of one rule at one path apart, such as two keys that are missing in one object. */
  readonly subject?: string;
  readonly severity?: 'error' | 'warning';
  readonly expected?: string;
  readonly actual?: string;
  /** The words that would have been right here; the nearest is suggested. */
  readonly candidates?: Iterable<string>;
  readonly word?: string;
}

/** Collects findings with their places, in the order of the document, at most one for each subject and rule. */
export interface Report {
  add(finding: Finding): void;
  problems(): readonly Problem[];
}

export const createReport = (document: ThemeDocument): Report => {
  const found = new Map<string, Problem>();
  return {
    add({ rule, path, message, at = 'value', severity = 'error', expected, actual, candidates, word, subject = '' }) {
      const pointer = pointerOf(path);
      const key = `${rule} ${pointer} ${subject}`;
      if (found.has(key)) return;
      const suggestion = candidates && word !== undefined ? nearest(word, candidates) : undefined;
      found.set(key, {
        rule,
        severity,
        file: document.file,
        pointer,
        ...document.place(path, at),
        message,
        ...(expected === undefined ? {} : { expected }),
        ...(actual === undefined ? {} : { actual }),
        ...(suggestion === undefined ? {} : { suggestion }),
      });
    },
    problems: () => [...found.values()].sort((a, b) => a.start.line - b.start.line || a.start.column - b.start.column),
  };
};
