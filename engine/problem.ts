/** Permanent ids of what compile finds. */
export const rules = {
  syntax: 'THM001',
  limit: 'THM002',
  unknownKey: 'THM010',
  missingKey: 'THM011',
  wrongType: 'THM012',
  notAllowed: 'THM013',
  sectionType: 'THM020',
  source: 'THM021',
  param: 'THM022',
  ref: 'THM023',
  setting: 'THM024',
  binding: 'THM025',
  string: 'THM026',
  token: 'THM027',
  route: 'THM028',
  duplicateId: 'THM029',
  heading: 'THM030',
  condition: 'THM031',
} as const;

export type RuleId = (typeof rules)[keyof typeof rules];

/** Lines and columns count from 1; a column counts UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** One thing wrong with a theme: where, what was expected, what stands there, and the cure where it is known. */
export interface Problem {
  readonly rule: RuleId;
  readonly severity: 'error' | 'warning';
  readonly file: string;
  /** JSON pointer of the value. */
  readonly pointer: string;
  readonly start: Position;
  readonly end: Position;
  readonly message: string;
  readonly expected?: string;
  readonly actual?: string;
  /** The nearest allowed word. */
  readonly suggestion?: string;
}
