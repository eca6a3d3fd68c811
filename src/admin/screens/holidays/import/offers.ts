import { formatDate } from '#shared/fields/dates.ts';
import { formatDay } from '../../../format/dates.ts';
import { useLocale } from '../../../words/words.ts';
import type { Kind } from '../calendar.ts';
import { useKinds } from '../use-kinds.ts';

/** What is offered for a cell, in words. */
export const useOffers = (): ((offer: string) => string) => {
  const locale = useLocale();
  const kindName = useKinds();
  return (offer) => (/^\d/.test(offer) ? formatDay(offer, locale) : kindName(offer as Kind));
};

/** What is written into a cell for which it is offered: in a form that is read in either language. */
export const textOfOffer = (offer: string): string => (/^\d/.test(offer) ? formatDate(offer) : offer);
