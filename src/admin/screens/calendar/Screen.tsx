import dayjs from 'dayjs';
import { Send } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { listCalendar } from '#schemas/api/content/calendar.ts';
import { listScheduledPublications } from '#schemas/api/scheduled-publications.ts';
import { postPath } from '#schemas/office.ts';
import { changedSearch } from '../../address/changed-search.ts';
import { useCall } from '../../calls/use-call.ts';
import { localDay } from '../../format/dates.ts';
import { useMayWrite } from '../../session/use-may-write.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Chips } from '../../ui/Chips.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { MonthTurn } from '../../ui/Turn.tsx';
import { useIsNarrow } from '../../ui/use-is-phone.ts';
import { useWords } from '../../words/words.ts';
import { Agenda } from './Agenda.tsx';
import classes from './calendar.module.css';
import { MonthGrid } from './MonthGrid.tsx';
import { byDay } from './moves.ts';
import { setsByDay } from './sets.ts';
import { sortOf, sorts } from './sorts.ts';
import { useMoves } from './use-moves.ts';
import { calendarWords } from './words.ts';

const noSets: ReturnType<typeof setsByDay> = new Map();

/** What is on in a month: notices, events, holidays, and what goes live in it, alone or together. */
export const Screen = () => {
  const say = useWords(calendarWords);
  const mayWrite = useMayWrite();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('month') ?? '';
  const thisMonth = localDay().slice(0, 7);
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : thisMonth;
  const shown = sorts.find((sort) => sort === search.get('show'));
  const first = `${month}-01`;
  const span = { first, last: dayjs(first).endOf('month').format('YYYY-MM-DD') };
  const query = { from: span.first, to: span.last };
  const { data: items, isPlaceholderData, isError, refetch } = useCall(listCalendar, { query });
  const { data: scheduled = [] } = useCall(listScheduledPublications, {});
  const moves = useMoves(span);
  // As wide as seven days need to be read.
  const isNarrow = useIsNarrow();
  const set = (changes: Readonly<Record<string, string | undefined>>): void =>
    setSearch((before) => changedSearch(before, changes), { replace: true });
  const days = items && byDay(shown ? items.filter((item) => sortOf(item) === shown) : items, span);
  const sets = shown === undefined || shown === 'other' ? setsByDay(scheduled, span) : noSets;
  const Month = isNarrow ? Agenda : MonthGrid;
  return (
    <>
      <PageHead
        title={say('title')}
        note={mayWrite('/website') && say(isNarrow ? 'noteNarrow' : 'note')}
        back={<BackLink to="/school/content">{say('back')}</BackLink>}
      >
        {mayWrite('/website') && (
          <ButtonLink look="primary" to={postPath} icon={<Send aria-hidden size={18} />}>
            {say('post')}
          </ButtonLink>
        )}
      </PageHead>
      <div className={classes.tools}>
        <div className={classes.turn}>
          <MonthTurn month={month} onMonth={(next) => set({ month: next })} />
          {month !== thisMonth && (
            <Button look="quiet" onClick={() => set({ month: undefined })}>
              {say('thisMonth')}
            </Button>
          )}
        </div>
        <Chips
          chosen={shown ?? ''}
          chips={[{ value: '', label: say('all') }, ...sorts.map((sort) => ({ value: sort, label: say(sort) }))]}
          onChoose={(value) => set({ show: value || undefined })}
        />
      </div>
      {isError && !items ? (
        <LoadFailed text={say('loadFailed')} onRetry={refetch} />
      ) : !days || isPlaceholderData ? (
        <Skeleton rows={8} />
      ) : (
        <Month key={month} month={first} days={days} sets={sets} moves={moves} />
      )}
    </>
  );
};
