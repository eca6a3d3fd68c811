/** A rule's permanent id. */
export type RuleId = `THM${string}`;

export type Severity = 'error' | 'warning';

/** Lines and columns count from 1; a column counts UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Replaces `length` UTF-16 units at `offset` of the theme's text. */
export interface TextEdit {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** A fix that is certain: applied as it stands, the finding is gone and nothing else of the text has changed. */
// A type alias: an interface is not assignable to an index signature.
export type Fix = {
  readonly title: string;
  readonly edits: readonly TextEdit[];
};

/** One thing wrong with a theme: where, what was expected, what is there, and the cure where it is known. */
export interface Problem {
  readonly rule: RuleId;
  readonly severity: Severity;
  readonly file: string;
  /** JSON pointer of the value. */
  readonly pointer: string;
  readonly start: Position;
  readonly end: Position;
  readonly message: string;
  readonly expected?: string;
  readonly actual?: string;
  /** What would most likely be right, in most cases the nearest allowed word. */
  readonly suggestion?: string;
  readonly fix?: Fix;
  /** The rule's page. */
  readonly docsUrl: string;
}
