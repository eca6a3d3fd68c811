import { Link } from 'react-router-dom';
import type { VisitorRow } from '#schemas/api/visitors/fields.ts';
import { exportVisitors } from '#schemas/api/visitors/list.ts';
import { visitorStates, visitPurposes } from '#schemas/records/visitor.ts';
import { addressOf } from '../../calls/address-of.ts';
import { formatTime, shortDay } from '../../format/dates.ts';
import { localMobile } from '../../format/mobile.ts';
import { TableDownload } from '../../tables/TableDownload.tsx';
import { TextField } from '../../ui/Field.tsx';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { KeywordBox } from '../../ui/KeywordBox.tsx';
import { ListBody } from '../../ui/ListBody.tsx';
import listTable from '../../ui/list-table.module.css';
import { Pager } from '../../ui/Pager.tsx';
import { purposeWords, visitStateWords } from '../../visitors/purpose-words.ts';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './list.module.css';
import { listWords } from './list-words.ts';
import { linkId, type Place, pageSize } from './use-place.ts';
import { useVisits, visitQuery } from './use-visits.ts';
import { useVisitText } from './visit-text.ts';
import { visitorsWords } from './words.ts';

interface Props {
  readonly today: string;
  readonly place: Place;
}

/** The visits of a day or a period, today's unless others are asked for. */
export const VisitList = ({ today, place }: Props) => {
  const say = useWords(listWords);
  const sayScreen = useWords(visitorsWords);
  const list = useVisits(today, place);
  return (
    <>
      <Filters today={today} place={place} />
      <ListBody
        list={list}
        failed={sayScreen('failed')}
        none={<p className={classes.note}>{say('noMatch')}</p>}
        noMatch={
          place.isFiltered ? { text: say('noMatch'), showAll: say('showAll'), onShowAll: place.clear } : undefined
        }
      >
        {(visits) => <VisitTable visits={visits} place={place} />}
      </ListBody>
      <Pager page={place.page} pageSize={pageSize} list={list} onPage={(page) => place.set({ page: String(page) })} />
    </>
  );
};

const Filters = ({ today, place }: Props) => {
  const say = useWords(listWords);
  const sayState = useWords(visitStateWords);
  const sayPurpose = useWords(purposeWords);
  const { filters, set } = place;
  const { From, To, ...rest } = visitQuery(today, place);
  return (
    <div className={classes.filters}>
      <KeywordBox label={say('search')} keyword={filters.keyword} onKeyword={(keyword) => set({ keyword })} />
      <TextField
        label={say('from')}
        type="date"
        value={From}
        max={To}
        onChange={({ currentTarget }) => set({ from: currentTarget.value })}
      />
      <TextField
        label={say('to')}
        type="date"
        value={To}
        min={From}
        onChange={({ currentTarget }) => set({ to: currentTarget.value })}
      />
      <FilterSelect
        label={say('state')}
        value={filters.state}
        any={say('anyState')}
        choices={visitorStates.map((id) => ({ id, name: sayState(id) }))}
        onChoose={(value) => set({ state: value })}
      />
      <FilterSelect
        label={say('purpose')}
        value={filters.purpose}
        any={say('anyPurpose')}
        choices={visitPurposes.map((id) => ({ id, name: sayPurpose(id) }))}
        onChoose={(value) => set({ purpose: value })}
      />
      <TableDownload href={addressOf(exportVisitors, { query: { From, To, ...rest } })} />
    </div>
  );
};

const VisitTable = ({ visits, place }: { readonly visits: readonly VisitorRow[]; readonly place: Place }) => {
  const say = useWords(listWords);
  const sayState = useWords(visitStateWords);
  const locale = useLocale();
  const { purpose } = useVisitText();
  const days = new Set(visits.map(({ Day }) => Day));
  const time = (value: string | undefined): string => (value === undefined ? '' : formatTime(value, locale));
  return (
    <div className={classes.rows}>
      <table className={`${listTable.table} ${classes.visits}`}>
        <thead>
          <tr>
            <th scope="col">{say('visitor')}</th>
            <th scope="col">{say('purpose')}</th>
            <th scope="col">{say('meets')}</th>
            <th scope="col">{say('came')}</th>
            <th scope="col">{say('left')}</th>
            <th scope="col">{say('state')}</th>
          </tr>
        </thead>
        <tbody>
          {visits.map((visit) => {
            const { Visitor_Id: id, Name, Mobile, Pass_No, Day, State } = visit;
            const isOpen = place.visitor === String(id);
            return (
              <tr key={id} data-open={isOpen || undefined} data-off={State === 'Cancelled' || undefined}>
                <th scope="row">
                  <Link
                    id={linkId(id)}
                    to={place.hrefOf({ visitor: String(id), form: undefined })}
                    aria-current={isOpen || undefined}
                  >
                    {Name}
                  </Link>
                  <small>{[Pass_No, localMobile(Mobile)].filter(Boolean).join(' · ')}</small>
                </th>
                <td>{purpose(visit)}</td>
                <td>{visit.Meeting_Name}</td>
                <td>
                  {days.size > 1 && `${shortDay(Day, locale)} `}
                  {time(visit.In_Time)}
                </td>
                <td>{time(visit.Out_Time)}</td>
                <td data-state={visit.Overdue ? 'Overdue' : State}>{sayState(State)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
