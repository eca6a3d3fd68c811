import { Bookmark, BookmarkPlus, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { listStudents } from '#schemas/api/students/read.ts';
import { useCall } from '../../calls/use-call.ts';
import { useKept } from '../../device/use-kept.ts';
import { useSchoolSession } from '../../session/school-session.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { Button } from '../../ui/Button.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import { type Column, usualColumns, writeColumns } from './columns.ts';
import { listWords } from './list-words.ts';
import { low, type Place, queryOf } from './use-place.ts';
import { ViewName } from './ViewName.tsx';
import classes from './views.module.css';
import { readViews, type View, viewSearch, withView } from './views.ts';

interface Props {
  readonly place: Place;
  readonly shownColumns: readonly Column[];
  /** How many students the list has, once that is known. */
  readonly count: number | undefined;
}

/** Who in school attends less than boards ask for: a view that is always there. */
const lowSearch = viewSearch({ status: 'Active', attendance: low, columns: writeColumns(usualColumns) });

/** The lists that somebody has kept under names: each with its filters, its order and its columns. */
export const Views = ({ place: { filters }, shownColumns, count }: Props) => {
  const say = useWords(listWords);
  const tell = useNotices();
  const navigate = useNavigate();
  const [kept, keep] = useKept('studentViews');
  const [asked, setAsked] = useState<'save' | 'rename'>();
  const views = readViews(kept);
  const store = (next: readonly View[]): void => keep(JSON.stringify(next));
  const search = viewSearch(filters);
  const current = views.find((view) => view.search === search);
  const go = (to: string): void => void navigate(`?${to}`, { replace: true });
  const save = (name: string): void => {
    const view = { name, search: viewSearch({ ...filters, columns: writeColumns(shownColumns) }) };
    store(withView(views, view));
    go(view.search);
    tell.notice(say('saved', { name }));
  };
  const rename = (name: string): void =>
    store(views.map((view) => (view === current ? { name, search: view.search } : view)));
  const remove = (gone: View): void => {
    store(views.filter((view) => view !== gone));
    tell.notice(say('removed', { name: gone.name }), () => store(views));
  };
  return (
    <div className={classes.bar}>
      <nav className={classes.views} aria-label={say('views')}>
        <ViewLink name={say('all')} search="" isCurrent={search === ''} count={count} />
        <ViewLink name={say('lowView')} search={lowSearch} isCurrent={search === lowSearch} count={count} />
        {views.map((view) => (
          <ViewLink key={view.name} {...view} isCurrent={view === current} count={count} isKept />
        ))}
      </nav>
      {current && (
        <ActionMenu
          label={say('viewDeeds', { name: current.name })}
          face={<Ellipsis aria-hidden size={18} />}
          actions={[
            { label: say('rename'), icon: <Pencil aria-hidden size={16} />, run: () => setAsked('rename') },
            {
              label: say('remove'),
              icon: <Trash2 aria-hidden size={16} />,
              isDanger: true,
              run: () => remove(current),
            },
          ]}
        />
      )}
      {!current && search !== '' && search !== lowSearch && (
        <Button look="quiet" icon={<BookmarkPlus aria-hidden size={18} />} onClick={() => setAsked('save')}>
          {say('saveView')}
        </Button>
      )}
      {asked && (
        <ViewName
          views={asked === 'rename' ? views.filter((view) => view !== current) : views}
          was={asked === 'rename' ? current?.name : undefined}
          onGive={asked === 'rename' ? rename : save}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
};

interface LinkProps extends View {
  readonly isCurrent: boolean;
  /** How many students the list has that is shown. */
  readonly count: number | undefined;
  readonly isKept?: boolean;
}

const ViewLink = ({ name, search, isCurrent, count, isKept = false }: LinkProps) => {
  const { chosen: year } = useSchoolSession();
  const query = { ...queryOf(Object.fromEntries(new URLSearchParams(search)), year), page: 1, pageSize: 1 };
  const other = useCall(listStudents, { query }, { enabled: !isCurrent });
  const shown = isCurrent ? count : other.data && other.total;
  return (
    <Link to={`?${search}`} replace aria-current={isCurrent || undefined}>
      {isKept && <Bookmark aria-hidden size={16} strokeWidth={1.75} />}
      {name}
      {shown !== undefined && <span>{shown}</span>}
    </Link>
  );
};
