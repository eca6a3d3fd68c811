import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { Problem } from '#engine/index.ts';
import type { Position } from '#engine/problem.ts';
import type { Finding } from '#preview/shared/protocol.ts';
import { codeFrame } from '#shared/code-frame.ts';
import { packageRoot } from '#shared/package-root.ts';

interface Place {
  readonly file: string;
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

/** A finding of the theme's checker, with the lines around it. */
export const problemFinding = (problem: Problem, text: string, weight: Finding['weight']): Finding => {
  const { rule, file, start, end, message, expected, actual, suggestion } = problem;
  return {
    weight,
    title: rule,
    place: `${file}:${start.line}:${start.column}`,
    message,
    ...(expected === undefined ? {} : { expected }),
    ...(actual === undefined ? {} : { actual }),
    ...(suggestion === undefined ? {} : { suggestion }),
    frame: frameOf(text, start, end),
  };
};

/** Anything that was thrown, with the line of our own sources it comes from. */
export const errorFinding = (thrown: unknown, title: string): Finding => {
  const error = firstOf(thrown);
  const text = stripVTControlCharacters(
    error instanceof Error || isCompilerError(error) ? error.message : String(error),
  );
  // A compiler draws its own frame under the message; ours is next to it.
  const message = isCompilerError(error) ? (text.split('\n')[0] ?? '').replace(/^\[\w+\] /, '') : text;
  const place = placeOf(error);
  const weight = 'error';
  if (!place) return { weight, title, message };
  const finding: Finding = {
    weight,
    title,
    message,
    place: `${relative(packageRoot, place.file)}:${place.line}:${place.column}`,
  };
  const source = readText(place.file);
  return source === undefined ? finding : { ...finding, frame: frameOf(source, place) };
};

interface CompilerError {
  readonly message: string;
  readonly loc?: { readonly file?: string; readonly line?: number; readonly column?: number };
  readonly id?: string;
  readonly fileName?: string;
}

/** The compiler of modules throws a list: its first error is the cause of the others. */
const firstOf = (error: unknown): unknown =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors[0] : error;

const isCompilerError = (error: unknown): error is CompilerError =>
  typeof error === 'object' && error !== null && 'loc' in error && 'message' in error;

/** Columns of a frame: the longest lines of our sources and themes, with their numbers. */
const frameWidth = 130;

const frameOf = (text: string, { line, column }: Position, end: Position = { line, column: column + 1 }): string =>
  codeFrame(text, { start: { line, column }, end }, { around: 2, message: '', width: frameWidth });

/** Where a compiler says it failed, else the first line of the stack that is ours. */
const placeOf = (error: unknown): Place | undefined => {
  if (isCompilerError(error)) {
    const { loc, id, fileName } = error;
    const file = loc?.file ?? fileName ?? id;
    if (file && loc?.line) return { file: file.replace(/\?.*$/, ''), line: loc.line, column: (loc.column ?? 0) + 1 };
  }
  if (!(error instanceof Error)) return undefined;
  for (const [, path = '', line, column] of (error.stack ?? '').matchAll(/(?:\(|at )([^\s()]+?):(\d+):(\d+)\)?$/gm)) {
    const name = path.startsWith('file://') ? fileURLToPath(path) : path;
    const inside = relative(packageRoot, name);
    if (name.startsWith('/') && !/^\.\.|^node_modules\//.test(inside))
      return { file: name, line: Number(line), column: Number(column) };
  }
  return undefined;
};

const readText = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    // A virtual module has no file to show.
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
};
