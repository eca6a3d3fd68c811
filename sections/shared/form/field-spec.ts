/** One thing that a select offers. It is shown as the string `<name of the field>.<label>` if there is one. */
export interface Choice {
  /** As the API has it. */
  readonly value: string | number;
  readonly label: string;
}

/** One field of a public form. Its label is the section's string of the field's name, its hint that of `<name>Hint`. */
export interface FieldSpec {
  /** As the API's contract names it. */
  readonly name: string;
  readonly kind:
    | 'text'
    | 'email'
    | 'tel'
    | 'url'
    | 'password'
    | 'textarea'
    | 'select'
    | 'radio'
    | 'date'
    | 'date-boxes'
    | 'checkbox'
    | 'file';
  readonly required?: true;
  /** What is in it at first. */
  readonly value?: string | undefined;
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric' | 'tel' | 'email' | 'url';
  readonly maxLength?: number;
  /** The fewest digits of a field that takes nothing else (`inputMode: 'numeric'`). */
  readonly minDigits?: number;
  /** What is chosen from the start. */
  readonly initial?: string | number;
  /** What a select or radios offer; a string alone is both value and label. */
  readonly options?: readonly (string | Choice)[];
  /** The last day of a date, YYYY-MM-DD. Boxes name theirs `<name>.day`, `.month`, `.year`, and say `day`, `month`, `year`. */
  readonly max?: string;
  /** What a file may be. */
  readonly accept?: string;
  /** Takes the whole width of a form with two columns. */
  readonly wide?: true;
}
