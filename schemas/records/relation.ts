/** The codes of relations that rules speak of; `relationLookup` has them all. */
export const relation = { father: 1, mother: 2, other: 14 } as const;
