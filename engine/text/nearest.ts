import leven from 'leven';

const lettersOf = (word: string): string => [...word].sort().join('');

/** How far a mistyped word is from another one, without regard to case. */
const distanceOf = (word: string, other: string): number =>
  // Letters that changed places are one slip of the hand.
  lettersOf(word) === lettersOf(other) ? 1 : leven(word, other);

/** No word of a theme is longer; to compare two words takes the product of their lengths. */
const longestWord = 200;

/** The candidate a mistyped word most likely meant, or undefined if none is close. */
export const nearest = (word: string, candidates: Iterable<string>): string | undefined => {
  if (word.length > longestWord) return undefined;
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(Math.max(word.length, 4) / 3)) + 1;
  const lower = word.toLowerCase();
  for (const candidate of candidates) {
    const distance = distanceOf(lower, candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
};

/**
 * The candidate a mistyped word meant for certain: the only one at all that differs in nothing but case, else the one
 * that is nearest alone, at most two letters away, in one part of the word that has four letters or more.
 */
export const certainly = (word: string, candidates: Iterable<string>): string | undefined => {
  if (word.length > longestWord) return undefined;
  const all = [...new Set(candidates)];
  const lower = word.toLowerCase();
  const sameLetters = all.filter((candidate) => candidate.toLowerCase() === lower);
  if (sameLetters.length > 0) return sameLetters.length === 1 ? sameLetters[0] : undefined;
  const ranked = all
    .map((candidate) => ({ candidate, distance: distanceOf(lower, candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const [first, second] = ranked;
  if (!first || first.distance === second?.distance) return undefined;
  return isSlip(lower, first.candidate.toLowerCase()) ? first.candidate : undefined;
};

const isSlip = (word: string, meant: string): boolean => {
  const parts = word.split('.');
  const others = meant.split('.');
  if (parts.length !== others.length) return false;
  const changed = parts.flatMap((part, i) => (part === others[i] ? [] : [[part, others[i] ?? '']]));
  const [[part = '', other = ''] = []] = changed;
  return (
    changed.length === 1 && part.length >= 4 && distanceOf(part, other) <= Math.min(2, Math.floor(part.length / 3))
  );
};
