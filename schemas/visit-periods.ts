/** How many days the office may be shown the visits of; today is the last of them. */
export const visitPeriods = [7, 30] as const;

export const usualPeriod = visitPeriods[0];
