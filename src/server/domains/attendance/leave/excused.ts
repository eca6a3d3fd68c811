import type { MarkRow, StudentLeaveRow } from '#server/store/schema.ts';

type Said = Pick<MarkRow, 'status' | 'ownCode' | 'reason' | 'leaveId' | 'beforeLeave'>;

/** An absence as the leave that was approved for it, with what was said before. */
export const excusedBy = <Mark extends Said>({ id, note }: StudentLeaveRow, mark: Mark): Mark => ({
  ...mark,
  status: 'LV',
  ownCode: null,
  reason: note ?? mark.reason,
  leaveId: id,
  beforeLeave: { ownCode: mark.ownCode, reason: mark.reason },
});

/** A mark of leave as the absence that it was before. */
export const unexcused = <Mark extends Said>(mark: Mark): Mark => ({
  ...mark,
  status: 'A',
  ownCode: mark.beforeLeave?.ownCode ?? null,
  reason: mark.beforeLeave ? mark.beforeLeave.reason : mark.reason,
  leaveId: null,
  beforeLeave: null,
});
