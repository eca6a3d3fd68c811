import { EyeOff, Globe } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { HolidayRow } from '#schemas/api/holidays.ts';
import { localDay } from '../../format/dates.ts';
import { Segments } from '../../ui/Segments.tsx';
import { useWords } from '../../words/words.ts';
import { isOver, kindOf } from './calendar.ts';
import classes from './holidays.module.css';
import { rowId } from './link-ids.ts';
import { useKinds } from './use-kinds.ts';
import type { Place } from './use-place.ts';
import { useSpans } from './use-spans.ts';
import { useWhom } from './use-whom.ts';
import { holidaysWords } from './words.ts';

interface Props {
  readonly holidays: readonly HolidayRow[];
  readonly place: Place;
}

/** The holidays of a session in the order of their days: those to come, and all where one of the past is open. */
export const HolidayList = ({ holidays, place }: Props) => {
  const say = useWords(holidaysWords);
  const id = useId();
  const today = localDay();
  const coming = holidays.filter((one) => !isOver(one, today));
  const isPastOpen = holidays.some((one) => String(one.Id) === place.holiday && isOver(one, today));
  const isComing = place.isComing && coming.length > 0 && !isPastOpen;
  const listed = isComing ? coming : holidays;
  return (
    <section aria-labelledby={id}>
      <div className={classes.listHead}>
        <h2 id={id}>{say('list')}</h2>
        {coming.length > 0 && coming.length < holidays.length && (
          <Segments
            label={say('which')}
            options={[
              { value: 'coming', label: say('coming', { count: coming.length }) },
              { value: 'all', label: say('all', { count: holidays.length }) },
            ]}
            chosen={isComing ? 'coming' : 'all'}
            onChoose={(value) =>
              place.set(
                value === 'all' ? { coming: 'no' } : { coming: undefined, ...(isPastOpen && { holiday: undefined }) },
              )
            }
          />
        )}
      </div>
      <table className={classes.rows}>
        <thead>
          <tr>
            <th scope="col">{say('name')}</th>
            <th scope="col">{say('date')}</th>
            <th scope="col">{say('days')}</th>
            <th scope="col">{say('shown')}</th>
          </tr>
        </thead>
        <tbody>
          {listed.map((holiday) => (
            <Row key={holiday.Id} holiday={holiday} place={place} isPast={isOver(holiday, today)} />
          ))}
        </tbody>
      </table>
    </section>
  );
};

interface RowProps {
  readonly holiday: HolidayRow;
  readonly place: Place;
  readonly isPast: boolean;
}

const Row = ({ holiday, place, isPast }: RowProps) => {
  const say = useWords(holidaysWords);
  const kindName = useKinds();
  const spanOf = useSpans();
  const whomOf = useWhom();
  const { Id, name, days, Applies_To } = holiday;
  const isOpen = place.holiday === String(Id);
  const isShown = holiday.Show_On_Website !== false;
  const whom = whomOf(Applies_To);
  return (
    <tr data-open={isOpen || undefined} data-past={isPast || undefined}>
      <th scope="row">
        <Link id={rowId(Id)} to={place.hrefOf({ holiday: String(Id) })} aria-current={isOpen || undefined}>
          {name}
        </Link>
        <small>
          <span className={classes.kind} data-kind={kindOf(holiday)} />
          {kindName(kindOf(holiday))}
          {whom && ` · ${whom}`}
        </small>
      </th>
      <td>{spanOf(holiday)}</td>
      <td>{days}</td>
      <td>
        <span className={classes.shown} data-shown={isShown || undefined}>
          {isShown ? <Globe aria-hidden size={16} /> : <EyeOff aria-hidden size={16} />}
          <span>{say(isShown ? 'onWebsite' : 'notOnWebsite')}</span>
        </span>
      </td>
    </tr>
  );
};
