import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ListedItem } from '#schemas/api/content/item.ts';
import { formatDay } from '../../format/dates.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { Button } from '../../ui/Button.tsx';
import type { MenuAction } from '../../ui/menu-action.ts';
import { SampleMark } from '../../ui/SampleMark.tsx';
import type { SortableRow } from '../../ui/Sortable.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './content.module.css';
import { State } from './State.tsx';
import { contentWords } from './words.ts';

export interface RowProps {
  readonly item: ListedItem;
  readonly name: string;
  readonly excerpt: string;
  readonly actions: readonly MenuAction[];
  /** The marks of its languages, where there are several. */
  readonly languages: ReactNode;
  /** What chooses it, where several can be chosen. */
  readonly box: ReactNode;
}

interface Props extends RowProps {
  readonly moves?: readonly MenuAction[];
  readonly sortable?: SortableRow;
}

/** A row of a list of content. */
export const ItemRow = ({ item, name, excerpt, actions, languages, box, moves = [], sortable }: Props) => {
  const say = useWords(contentWords);
  const locale = useLocale();
  const who = item.updated_by === null ? '' : ` ${say('by', { name: item.updated_by })}`;
  return (
    <tr
      ref={sortable?.ref}
      style={sortable?.style}
      data-state={item.state}
      data-dragged={sortable?.isDragged || undefined}
    >
      <th scope="row">
        <div className={classes.named}>
          {box}
          {sortable?.grip}
          <div>
            <Link to={`/school/content/${item.type}/${item.id}`}>{name}</Link>
            <span className={classes.excerpt}>{excerpt}</span>
          </div>
        </div>
      </th>
      <td>
        <span className={classes.marks}>
          <State state={item.state} />
          {item.isSample && <SampleMark />}
        </span>
      </td>
      <td className={classes.when}>
        {formatDay(item.updated_at, locale)}
        <span className={classes.who}>{who}</span>
      </td>
      {languages && <td className={classes.languages}>{languages}</td>}
      <td>
        <div className={classes.tools}>
          {moves.map(({ label, icon, disabled = false, run }) => (
            <Button key={label} look="quiet" size="compact" aria-label={label} disabled={disabled} onClick={run}>
              {icon}
            </Button>
          ))}
          <ActionMenu
            label={say('more', { name })}
            face={<Ellipsis aria-hidden size={18} />}
            actions={[...moves, ...actions]}
          />
        </div>
      </td>
    </tr>
  );
};
