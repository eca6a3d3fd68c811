import type { PromotionPreview } from '#schemas/api/students/promotion.ts';
import { useWords } from '../../words/words.ts';
import { promotionWords } from './words.ts';

type Counts = Pick<PromotionPreview['promotions'][number], 'Promoted' | 'Retained' | 'Finished'>;

/** How many went where, in words. */
export const useSum = (): ((counts: Counts) => string) => {
  const say = useWords(promotionWords);
  return ({ Promoted, Retained, Finished }) => {
    const told = [
      [Promoted, 'countNext'],
      [Retained, 'countAgain'],
      [Finished, 'countFinish'],
    ] as const;
    return told
      .filter(([count]) => count > 0)
      .map(([count, word]) => say(word, { count }))
      .join(', ');
  };
};
