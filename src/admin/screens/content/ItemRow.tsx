import { Ellipsis, Paperclip, Pin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PicturedItem } from '#schemas/api/content/read.ts';
import { formatDay, formatDayTime } from '../../format/dates.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { Button } from '../../ui/Button.tsx';
import type { MenuAction } from '../../ui/menu-action.ts';
import { SampleMark } from '../../ui/SampleMark.tsx';
import type { SortableRow } from '../../ui/Sortable.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './content.module.css';
import { DateCells, type DateColumns } from './DateCells.tsx';
import { shownUntil } from './item-dates.ts';
import facts from './item-facts.module.css';
import { listWords } from './list-words.ts';
import { State } from './State.tsx';
import { Thumb } from './Thumb.tsx';
import type { TypeLayout } from './types/define-type.ts';
import { contentWords } from './words.ts';

export interface RowProps {
  readonly item: PicturedItem;
  readonly name: string;
  readonly excerpt: string;
  readonly actions: readonly MenuAction[];
  /** The marks of its languages, where there are several. */
  readonly languages: ReactNode;
  /** What chooses it, where several can be chosen. */
  readonly box: ReactNode;
  readonly layout: TypeLayout;
  /** Whether the entries of its list have pictures. */
  readonly isPictured: boolean;
  readonly columns: DateColumns;
}

interface Props extends RowProps {
  readonly moves?: readonly MenuAction[];
  readonly sortable?: SortableRow;
}

/** A row of a list of content. */
export const ItemRow = ({ moves = [], sortable, ...row }: Props) => {
  const { item, name, excerpt, actions, languages, box, layout, isPictured, columns } = row;
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
          {isPictured && <Thumb picture={item.thumb} />}
          <div>
            <Link to={`/school/content/${item.type}/${item.id}`}>{name}</Link>
            <Signs item={item} />
            <span className={classes.excerpt}>{excerpt}</span>
          </div>
        </div>
      </th>
      <td>
        <span className={classes.marks}>
          <State state={item.state} />
          {item.isSample && <SampleMark />}
        </span>
        <Schedule item={item} isEndShown={columns.hasUntil && layout.dates?.until === undefined} />
      </td>
      <DateCells item={item} layout={layout} {...columns} />
      <td className={classes.when} data-beside={columns.hasFrom || undefined}>
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

/** What stands beside a name: that it is kept on top, and that something is attached. */
const Signs = ({ item: { document } }: Pick<RowProps, 'item'>) => {
  const say = useWords(listWords);
  const isPinned = document.isPinned === true;
  const isAttached = typeof document.attachmentUrl === 'string';
  if (!isPinned && !isAttached) return null;
  return (
    <span className={facts.signs}>
      {isPinned && <Pin role="img" aria-label={say('pinned')} size={14} />}
      {isAttached && <Paperclip role="img" aria-label={say('attached')} size={14} />}
    </span>
  );
};

interface ScheduleProps extends Pick<RowProps, 'item'> {
  /** Whether a column of the list says until when visitors see it. */
  readonly isEndShown: boolean;
}

/** When an entry appears by itself, and when it goes. */
const Schedule = ({ item, isEndShown }: ScheduleProps) => {
  const say = useWords(listWords);
  const locale = useLocale();
  const { state, publish_at: start } = item;
  const until = isEndShown ? undefined : shownUntil(item, locale);
  return (
    <>
      {state === 'scheduled' && start !== null && (
        <span className={facts.schedule} data-state={state}>
          {say('from', { time: formatDayTime(start, locale) })}
        </span>
      )}
      {until && <span className={facts.schedule}>{say('until', { day: until.day })}</span>}
    </>
  );
};
