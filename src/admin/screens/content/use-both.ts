import { useLocale } from '../../words/words.ts';
import type { Both } from './types/define-type.ts';

/** Gives the text of the office's language. */
export const useBoth = (): ((both: Both) => string) => {
  const at = useLocale() === 'hi' ? 1 : 0;
  return (both) => both[at];
};
