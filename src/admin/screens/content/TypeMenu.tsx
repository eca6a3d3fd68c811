import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ContentTypeInfo } from '#schemas/api/content/read.ts';
import { binPath } from '#schemas/office.ts';
import fold from '../../ui/fold.module.css';
import { useIsNarrow } from '../../ui/use-is-phone.ts';
import { useWords } from '../../words/words.ts';
import classes from './content.module.css';
import { useBoth } from './use-both.ts';
import type { ShownType } from './use-types.ts';
import { contentWords } from './words.ts';

interface Props {
  readonly types: readonly ShownType[];
  readonly current: ShownType;
}

/** How many entries there are, those in the bin aside. */
export const countOf = ({ counts }: Pick<ContentTypeInfo, 'counts'>): number =>
  Object.entries(counts).reduce((sum, [state, count]) => sum + (state === 'deleted' ? 0 : count), 0);

/** The types beside the list of one; where there is little width, below the name of that one. */
export const TypeMenu = ({ types, current }: Props) => {
  const say = useWords(contentWords);
  const both = useBoth();
  const isNarrow = useIsNarrow();
  const links = (
    <>
      <ul>
        {types.map(({ info, layout: { type, title } }) => (
          <li key={type}>
            <Link
              to={`/school/content/${type}`}
              aria-current={type === current.layout.type ? 'page' : undefined}
              // Where they stand below the name of one, the one that is open closes them again.
              onClick={({ currentTarget }) => currentTarget.closest('details')?.removeAttribute('open')}
            >
              <span>{both(title)}</span>
              <Count info={info} />
            </Link>
          </li>
        ))}
      </ul>
      <Link className={classes.bin} to={binPath}>
        <Trash2 aria-hidden size={16} />
        {say('bin')}
      </Link>
    </>
  );
  return (
    <nav className={classes.types} aria-label={say('content')}>
      {isNarrow ? (
        <details>
          <summary className={fold.fold}>
            <span>{both(current.layout.title)}</span>
            <Count info={current.info} />
          </summary>
          {links}
        </details>
      ) : (
        links
      )}
    </nav>
  );
};

const Count = ({ info }: { readonly info: ContentTypeInfo }) => {
  const say = useWords(contentWords);
  const count = countOf(info);
  return <span className={classes.count}>{count === 0 ? say('none') : count}</span>;
};
