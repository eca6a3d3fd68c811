/** How many days before a document of the disclosure expires its school is alerted (docs/domain.md, Schools). */
export const expiryAlertDays = [60, 30, 7] as const;
