/** What becomes of a student at the end of a session: to the next class, the same once more, or out of the last one. */
export const promotionOutcomes = ['Promote', 'Retain', 'Finish'] as const;
export type PromotionOutcome = (typeof promotionOutcomes)[number];

/** How the roll numbers of a class are given. */
export const rollOrders = ['Name', 'Girls_First', 'Boys_First'] as const;
export type RollOrder = (typeof rollOrders)[number];
