import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ContentTypeInfo } from '#schemas/api/content/read.ts';
import { binPath } from '#schemas/office.ts';
import { useWords } from '../../words/words.ts';
import classes from './content.module.css';
import { useBoth } from './use-both.ts';
import type { ShownType } from './use-types.ts';
import { contentWords } from './words.ts';

interface Props {
  readonly types: readonly ShownType[];
  readonly current: string;
}

/** How many entries there are, those in the bin aside. */
export const countOf = ({ counts }: Pick<ContentTypeInfo, 'counts'>): number =>
  Object.entries(counts).reduce((sum, [state, count]) => sum + (state === 'deleted' ? 0 : count), 0);

export const TypeMenu = ({ types, current }: Props) => {
  const say = useWords(contentWords);
  const both = useBoth();
  return (
    <nav className={classes.types} aria-label={say('content')}>
      <ul>
        {types.map(({ info, layout: { type, title } }) => {
          const count = countOf(info);
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
