/** One put where another stands; the others make room. */
export const putWhere = (ids: readonly number[], id: number, over: number): number[] =>
  ids.filter((one) => one !== id).toSpliced(ids.indexOf(over), 0, id);

/** One put at a place, counted from 1. */
export const putAt = (ids: readonly number[], id: number, place: number): number[] =>
  ids.filter((one) => one !== id).toSpliced(place - 1, 0, id);
