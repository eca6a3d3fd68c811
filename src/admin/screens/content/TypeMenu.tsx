import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ContentTypeInfo } from '#schemas/api/content/read.ts';
import { binPath } from '#schemas/office.ts';
import { useWords } from '../../words/words.ts';
import classes from './content.module.css';
import type { TypeLayout } from './types/define-type.ts';
import { useBoth } from './use-both.ts';
import { contentWords } from './words.ts';

interface Props {
  readonly layouts: readonly TypeLayout[];
  readonly types: readonly ContentTypeInfo[];
  readonly current: string;
}

/** How many entries there are, those in the bin aside. */
export const countOf = ({ counts }: Pick<ContentTypeInfo, 'counts'>): number =>
  Object.entries(counts).reduce((sum, [state, count]) => sum + (state === 'deleted' ? 0 : count), 0);

export const TypeMenu = ({ layouts, types, current }: Props) => {
  const say = useWords(contentWords);
  const both = useBoth();
  return (
    <nav className={classes.types} aria-label={say('content')}>
      <ul>
        {layouts.map(({ type, title }) => {
          const info = types.find((one) => one.type === type);
          const count = info ? countOf(info) : 0;
          return (
            <li key={type}>
              <Link to={`/school/content/${type}`} aria-current={type === current ? 'page' : undefined}>
                <span>{both(title)}</span>
                <span className={classes.count}>{count === 0 ? say('none') : count}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      <Link className={classes.bin} to={binPath}>
        <Trash2 aria-hidden size={16} />
        {say('bin')}
      </Link>
    </nav>
  );
};
