import { useState } from 'react';
import { type Visits as Counted, readVisits } from '#schemas/api/office.ts';
import { usualPeriod, visitPeriods } from '#schemas/visit-periods.ts';
import { useCall } from '../../calls/use-call.ts';
import { formatNumber } from '../../format/numbers.ts';
import { Empty } from '../../ui/Empty.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import hidden from '../../ui/unseen.module.css';
import { useWords } from '../../words/words.ts';
import { VisitChart } from './VisitChart.tsx';
import { visitWords } from './visit-words.ts';
import classes from './visits.module.css';

type Period = (typeof visitPeriods)[number];

/** How often the website is visited, by day and by page. */
export const Visits = () => {
  const say = useWords(visitWords);
  const [period, setPeriod] = useState<Period>(usualPeriod);
  const { data: visits, isError, refetch } = useCall(readVisits, { query: { period } });
  return (
    <section className={classes.visits} aria-labelledby="visits">
      <div className={classes.head}>
        <h2 id="visits">{say('title')}</h2>
        <Segments
          label={say('period')}
          options={visitPeriods.map((days) => ({ value: String(days), label: say('days', { days }) }))}
          chosen={String(period)}
          onChoose={(value) => setPeriod(visitPeriods.find((days) => String(days) === value) ?? period)}
        />
      </div>
      {visits ? (
        <Shown visits={visits} />
      ) : isError ? (
        <LoadFailed text={say('failed')} onRetry={refetch} />
      ) : (
        <Skeleton rows={6} />
      )}
    </section>
  );
};

const Shown = ({ visits }: { readonly visits: Counted }) => {
  const say = useWords(visitWords);
  const { isCounted, days, pages, total, before } = visits;
  if (!isCounted) return <p className={classes.muted}>{say('off')}</p>;
  if (total === 0)
    return before === 0 ? (
      <Empty text={say('none', { address: location.host })} />
    ) : (
      <p className={classes.muted}>{say('noneLately', { days: days.length })}</p>
    );
  return (
    <>
      <p className={classes.total}>
        <strong>{formatNumber(total)}</strong> <Comparison {...visits} />
      </p>
      <VisitChart days={days} />
      <h3 className={hidden.unseen}>{say('pages')}</h3>
      <ol className={classes.pages}>
        {pages.map(({ path, title, count }) => {
          const percent = Math.round((count / total) * 100);
          return (
            <li key={path}>
              <span className={classes.name}>{title ?? path}</span>
              <strong>{formatNumber(count)}</strong>
              <span className={hidden.unseen}>{say('share', { percent })}</span>
              <i aria-hidden style={{ inlineSize: `${percent}%` }} />
            </li>
          );
        })}
      </ol>
      <p className={classes.note}>{say('note')}</p>
    </>
  );
};

/** How a period compares with the one before; nothing where there were no visits in that. */
const Comparison = ({ days, total, before }: Counted) => {
  const say = useWords(visitWords);
  if (before === 0) return null;
  const change = Math.round((total / before - 1) * 100);
  const way = change > 0 ? 'more' : change < 0 ? 'fewer' : 'same';
  const keys = days.length === 7 ? weekKeys : monthKeys;
  return <span data-way={way}>{say(keys[way], { percent: formatNumber(Math.abs(change)) })}</span>;
};

const weekKeys = { more: 'moreThanWeek', fewer: 'fewerThanWeek', same: 'sameAsWeek' } as const;
const monthKeys = { more: 'moreThanMonth', fewer: 'fewerThanMonth', same: 'sameAsMonth' } as const;
