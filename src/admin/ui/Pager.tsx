import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { defineWords, useWords } from '../words/words.ts';
import { Button } from './Button.tsx';
import { type PagedList, pagesOf } from './list-pages.ts';
import classes from './pager.module.css';

const words = defineWords({
  en: { page: 'Page {page} of {pages}', previous: 'Previous page', next: 'Next page' },
  hi: { page: '{pages} में से पेज {page}', previous: 'पिछला पेज', next: 'अगला पेज' },
});

interface Props {
  readonly page: number;
  readonly pageSize: number;
  readonly list: PagedList;
  readonly onPage: (page: number) => void;
}

/**
 * The way through a list that comes in pages; nothing where there is only one. It stands outside of the rows: where the
 * last page was emptied, it goes to the one before.
 */
export const Pager = ({ page, pageSize, list, onPage }: Props) => {
  const say = useWords(words);
  const { pages, last } = pagesOf({ page, pageSize, list });
  const turn = useEffectEvent(onPage);
  useEffect(() => {
    if (last !== undefined) turn(last);
  }, [last]);
  if (pages < 2) return null;
  return (
    <nav className={classes.pager} aria-label={say('page', { page, pages })}>
      <Button look="quiet" aria-label={say('previous')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden size={18} />
      </Button>
      <span>{say('page', { page, pages })}</span>
      <Button look="quiet" aria-label={say('next')} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <ChevronRight aria-hidden size={18} />
      </Button>
    </nav>
  );
};
