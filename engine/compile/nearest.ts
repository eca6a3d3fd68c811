import leven from 'leven';

const lettersOf = (word: string): string => [...word].sort().join('');

/** The candidate a mistyped word most likely meant, or undefined where none is close. */
export const nearest = (word: string, candidates: Iterable<string>): string | undefined => {
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(Math.max(word.length, 4) / 3)) + 1;
  const lower = word.toLowerCase();
  const letters = lettersOf(lower);
  for (const candidate of candidates) {
    const other = candidate.toLowerCase();
    // Letters that changed places are one slip of the hand.
    const distance = lettersOf(other) === letters ? 1 : leven(lower, other);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
};
