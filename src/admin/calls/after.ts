/** Resolves when some milliseconds are over. */
export const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
