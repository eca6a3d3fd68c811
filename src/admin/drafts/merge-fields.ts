/** Whether two values of a field say the same; one that is not there is null. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The fields in which two states of a form differ, in the second's order. */
export const changedFields = <Fields extends object>(one: Fields, other: Fields): (keyof Fields & string)[] =>
  (Object.keys({ ...other, ...one }) as (keyof Fields & string)[]).filter((name) => !isSame(one[name], other[name]));

/** A form that two people have changed since the same beginning. */
export interface Versions<Fields> {
  /** What the form was filled from. */
  readonly base: Fields;
  readonly mine: Fields;
  /** What somebody else has stored meanwhile. */
  readonly theirs: Fields;
}

/** Both people's changes: theirs wherever nothing was changed here. */
export const mergeFields = <Fields extends object>({ base, mine, theirs }: Versions<Fields>): Fields => ({
  ...theirs,
  ...Object.fromEntries(changedFields(base, mine).map((name) => [name, mine[name]])),
});
