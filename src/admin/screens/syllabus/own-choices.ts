interface Taught {
  readonly Class_Id: number;
}

/** Of the classes of the school those that a teacher has, and the one that is chosen already. */
export const ownChoices = <Choice extends { readonly id: number }>(
  choices: readonly Choice[],
  taught: readonly Taught[],
  chosen: string,
): readonly Choice[] =>
  choices.filter(({ id }) => String(id) === chosen || taught.some(({ Class_Id }) => Class_Id === id));
