import type { PromotionOutcome } from '#schemas/records/promotion.ts';
import type { PromotionRow } from '#server/store/schema.ts';

/** A promotion with the names of the wire. */
export const toPromotionRecord = ({ id, at, students, undoneAt }: PromotionRow, by: string | null) => {
  const count = (outcome: PromotionOutcome): number => students.filter((one) => one.outcome === outcome).length;
  return {
    Id: id,
    At: at.toISOString(),
    ...(by !== null && { By: by }),
    Promoted: count('Promote'),
    Retained: count('Retain'),
    Finished: count('Finish'),
    ...(undoneAt && { Undone_At: undoneAt.toISOString() }),
  };
};
