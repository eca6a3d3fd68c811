import { ListFilter } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { defineWords, useWords } from '../words/words.ts';
import { Button } from './Button.tsx';
import classes from './filter-bar.module.css';
import { useIsNarrow } from './use-is-phone.ts';

const words = defineWords({ en: { filters: 'Filters' }, hi: { filters: 'फ़िल्टर' } });

interface Props {
  /** How many of them are set. */
  readonly count: number;
  readonly children: ReactNode;
}

/**
 * What a list is narrowed by, after its search: where there is little width behind a button, so
 * that the list begins above the fold.
 */
export const FilterFold = ({ count, children }: Props) => {
  const say = useWords(words);
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  if (!isNarrow) return children;
  return (
    <>
      <Button
        icon={<ListFilter aria-hidden size={18} />}
        aria-expanded={isOpen}
        data-set={count > 0 || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {say('filters')}
        {count > 0 && ` ${count}`}
      </Button>
      {isOpen && <div className={classes.folded}>{children}</div>}
    </>
  );
};
