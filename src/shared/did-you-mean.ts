/** Asks whether a suggestion was meant, to be put after a sentence; empty without one. */
export const didYouMean = (suggestion: string | undefined): string =>
  suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
