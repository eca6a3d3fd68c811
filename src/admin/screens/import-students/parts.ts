import { maxRowsAtOnce } from '#schemas/records/student-import.ts';
import type { Fields } from './rows.ts';

interface Placed {
  readonly fields: Fields;
}

/**
 * The rows of a file in the parts that they are looked at and written in. Rows of one class and section that stand
 * together are in one part, since roll numbers can be swapped within it.
 */
export const partsOf = <R extends Placed>(rows: readonly R[]): readonly (readonly R[])[] => {
  const runs: R[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    const [before] = run ?? [];
    if (run && before && run.length < maxRowsAtOnce && isSameClass(before, row)) run.push(row);
    else runs.push([row]);
  }
  const parts: R[][] = [];
  for (const run of runs) {
    const part = parts.at(-1);
    if (part && part.length + run.length <= maxRowsAtOnce) part.push(...run);
    else parts.push([...run]);
  }
  return parts;
};

const isSameClass = ({ fields: one }: Placed, { fields: other }: Placed): boolean =>
  one.Class_Id === other.Class_Id && one.Section_Id === other.Section_Id;
