import { reasonOf } from './refused-fields.ts';

interface Outcome<Row> {
  /** How many went well. */
  readonly done: number;
  readonly failed: readonly { readonly row: Row; readonly reason: string }[];
}

/** Does the same to rows, one after another; one that fails does not keep the others from it. */
export const doEach = async <Row>(
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<Outcome<Row>> => {
  const failed: { row: Row; reason: string }[] = [];
  for (const row of rows)
    try {
      await work(row);
    } catch (error) {
      failed.push({ row, reason: reasonOf(error) });
    }
  return { done: rows.length - failed.length, failed };
};
