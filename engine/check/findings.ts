import type { Fix, Problem } from '../problem.ts';
import { type Path, type Positions, pointerOf, type Range, type ThemeDocument } from '../text/document.ts';
import { certainly, nearest } from '../text/nearest.ts';
import { fixOf } from './fix-step.ts';
import type { FixStep, RuleFinding, RuleMeta, TextFinding } from './rule.ts';

export interface FindingsOptions {
  readonly file: string;
  readonly positions: Positions;
  readonly docsUrl: (id: string) => string;
}

/** Whether a finding of a rule at a pointer is one that the theme ignores. */
export type IsIgnored = (rule: string, pointer: string) => boolean;

/** Collects findings, at most one for each rule, place and subject. */
export interface Findings {
  readonly size: number;
  inText(meta: RuleMeta, finding: TextFinding): void;
  inTheme(meta: RuleMeta, finding: RuleFinding, document: ThemeDocument): void;
  /** Whether something was found at this path, above it or beneath it. */
  hasFinding(path: Path): boolean;
  /** The same, of what `isIgnored` does not take. */
  hasOpenFinding(path: Path, isIgnored: IsIgnored): boolean;
  /** The keys of what a rule found at the pointers that `isMeant` takes. */
  matching(rule: string, isMeant: (pointer: string) => boolean): readonly string[];
  remove(key: string): void;
  /** In the order of the text. */
  problems(): readonly Problem[];
}

interface FindingTexts {
  readonly message: string;
  readonly expected?: string | undefined;
  readonly actual?: string | undefined;
  readonly suggestion?: string | undefined;
  readonly fix?: Fix | undefined;
}

export const createFindings = ({ file, positions, docsUrl }: FindingsOptions): Findings => {
  const found = new Map<string, Problem>();
  const subjects: { readonly rule: string; readonly pointer: string; readonly subject: string }[] = [];
  const add = (
    key: string,
    { id, severity }: RuleMeta,
    place: Range & { pointer: string },
    { message, expected, actual, suggestion, fix }: FindingTexts,
  ): void => {
    if (found.has(key)) return;
    found.set(key, {
      rule: id,
      severity,
      file,
      pointer: place.pointer,
      start: place.start,
      end: place.end,
      message,
      ...(expected === undefined ? {} : { expected }),
      ...(actual === undefined ? {} : { actual }),
      ...(suggestion === undefined ? {} : { suggestion }),
      ...(fix === undefined ? {} : { fix }),
      docsUrl: docsUrl(id),
    });
  };
  return {
    get size() {
      return found.size;
    },
    inText(meta, { offset, length, ...said }) {
      const place = { pointer: '', start: positions(offset), end: positions(offset + length) };
      add(`${meta.id} ${offset}`, meta, place, said);
    },
    inTheme(meta, given, document) {
      // An iterator gives its words only once.
      const finding = { ...given, candidates: [...(given.candidates ?? [])] };
      const { path, at = 'value', subject } = finding;
      const pointer = pointerOf(path);
      const place = { pointer, ...document.place(path, at) };
      const said = { ...finding, ...suggestionOf(finding), fix: fixOf(document, fixStepsOf(finding, document)) };
      subjects.push({
        rule: meta.id,
        pointer,
        subject: subject === undefined ? pointer : pointerOf([...path, subject]),
      });
      add(`${meta.id} ${pointer} ${subject ?? ''}`, meta, place, said);
    },
    hasFinding(path) {
      const pointer = pointerOf(path);
      return subjects.some(({ subject }) => isAround(subject, pointer));
    },
    hasOpenFinding(path, isIgnored) {
      const pointer = pointerOf(path);
      return subjects.some((one) => isAround(one.subject, pointer) && !isIgnored(one.rule, one.pointer));
    },
    matching: (rule, isMeant) =>
      [...found].filter(([, problem]) => problem.rule === rule && isMeant(problem.pointer)).map(([key]) => key),
    remove: (key) => void found.delete(key),
    problems: () => [...found.values()].sort((a, b) => a.start.line - b.start.line || a.start.column - b.start.column),
  };
};

/** Whether a JSON pointer is the other one, or one beneath it. */
export const isInside = (pointer: string, outer: string): boolean =>
  pointer === outer || pointer.startsWith(`${outer}/`);

const isAround = (subject: string, pointer: string): boolean =>
  isInside(subject, pointer) || isInside(pointer, subject);

const suggestionOf = ({ suggestion, candidates, word }: RuleFinding): { suggestion?: string } => {
  const meant = suggestion ?? (candidates && word !== undefined ? nearest(word, candidates) : undefined);
  return meant === undefined ? {} : { suggestion: meant };
};

/** The fixes that a rule gives, else the one that its candidates make certain. */
const fixStepsOf = ({ fix, candidates, word, path, at }: RuleFinding, document: ThemeDocument): readonly FixStep[] => {
  if (fix) return [fix].flat();
  const meant = candidates && word !== undefined ? certainly(word, candidates) : undefined;
  if (meant === undefined) return [];
  const node = document.nodeAt(path);
  if (at !== 'key') {
    const written = [word, `{${word}}`].indexOf(node?.value);
    return written < 0 ? [] : [{ kind: 'replace', path, value: written === 0 ? meant : `{${meant}}` }];
  }
  // Under the right name something may stand already.
  const isFree = path.at(-1) === word && !document.nodeAt([...path.slice(0, -1), meant]);
  return isFree ? [{ kind: 'rename', path, name: meant }] : [];
};
