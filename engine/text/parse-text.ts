import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { findExceededLimit, type LimitExceeded } from './limits.ts';

/** A theme's text as far as it can be read. */
export interface ParsedText {
  readonly text: string;
  /** The limit that the text passes. It is then not parsed. */
  readonly exceeded: LimitExceeded | null;
  readonly root: Node | undefined;
  readonly errors: readonly ParseError[];
}

export const parseText = (text: string): ParsedText => {
  const exceeded = findExceededLimit(text);
  if (exceeded) return { text, exceeded, root: undefined, errors: [] };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  return { text, exceeded, root, errors };
};
