/** A figure of the school as its record has it: `asOf` is the day on which it was so. */
export interface Figure {
  readonly value: string;
  readonly label: string;
  readonly asOf?: string;
}

/** The most that a section shows, and what each part may hold, in characters. */
export const figureLimits = { count: 6, value: 12, label: 60 } as const;

/** The figures that a school has entered, out of the settings of its record. */
export const figuresIn = (chosen: unknown): readonly Figure[] => (Array.isArray(chosen) ? (chosen as Figure[]) : []);

/** Those that say both what is counted and how many there are; nothing where there is none. */
export const wholeFigures = (rows: readonly Figure[]): readonly Figure[] | undefined => {
  const whole = rows
    .map((row) => ({ ...row, value: row.value.trim(), label: row.label.trim() }))
    .filter(({ value, label }) => value !== '' && label !== '');
  return whole.length > 0 ? whole : undefined;
};

/** With another day, or none. */
export const onDay = ({ value, label }: Figure, asOf: string): Figure =>
  asOf === '' ? { value, label } : { value, label, asOf };
