import { ArrowUpDown, CalendarRange, Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { type ContentTypeInfo, listContent } from '#schemas/api/content/read.ts';
import { type ContentSort, type ContentState, contentSorts, contentStates } from '#schemas/content/index.ts';
import { calendarPath } from '#schemas/office.ts';
import { changedSearch } from '../../address/changed-search.ts';
import { useCall } from '../../calls/use-call.ts';
import { sessionName, useSchoolSession } from '../../session/school-session.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Chips } from '../../ui/Chips.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { SelectField } from '../../ui/Field.tsx';
import bar from '../../ui/filter-bar.module.css';
import { KeywordBox } from '../../ui/KeywordBox.tsx';
import { ListBody } from '../../ui/ListBody.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { useWords } from '../../words/words.ts';
import classes from './content.module.css';
import { propertiesOf } from './field-types.ts';
import { ItemTable } from './ItemTable.tsx';
import { countOf } from './TypeMenu.tsx';
import type { TypeLayout } from './types/define-type.ts';
import { useAdd } from './use-add.ts';
import { useBoth } from './use-both.ts';
import { contentWords } from './words.ts';

const pageSize = 20;

const sortWords = { place: 'byPlace', name: 'byName', changed: 'byChanged' } as const;

/** Whether items of a type stand on days of the calendar. */
const isDated = (type: string): boolean => ['notice', 'event', 'holiday'].includes(type);

interface Props {
  readonly info: ContentTypeInfo;
  readonly layout: TypeLayout;
}

/** The items of a type: chips by state, search, a page at a time, all of it in the address. */
export const ItemList = ({ info, layout }: Props) => {
  const { type } = info;
  const say = useWords(contentWords);
  const both = useBoth();
  const [search, setSearch] = useSearchParams();
  const keyword = search.get('keyword') ?? '';
  const state = contentStates.find((one) => one === search.get('state'));
  const page = Math.max(1, Number(search.get('page')) || 1);
  const { chosen: session } = useSchoolSession();
  // What lies in a session is listed by it.
  const ofSession = 'StartSession' in propertiesOf(info) ? { StartSession: session } : undefined;
  const sort = contentSorts.find((one) => one === search.get('sort')) ?? 'place';
  const query = { page, pageSize, sort, ...(state ? { state } : {}), ...(keyword ? { keyword } : {}), ...ofSession };
  const list = useCall(listContent, { params: { type }, query });
  const isFiltered = state !== undefined || keyword !== '';
  const { add, isPending: isAdding } = useAdd(info);
  const set = (changes: Readonly<Record<string, string | undefined>>): void =>
    setSearch((before) => changedSearch(before, { page: undefined, ...changes }), { replace: true });
  const sortBy = (next: string): void => set({ state, sort: next === 'place' ? undefined : next });
  const addButton = info.mayWrite && (
    <Button look="primary" icon={<Plus aria-hidden size={18} />} busy={isAdding} onClick={add}>
      {both(layout.add)}
    </Button>
  );
  const isEmpty = countOf(info) === 0 && (info.counts.deleted ?? 0) === 0;
  return (
    <>
      <PageHead title={both(layout.title)} note={info.isShown ? both(layout.where) : say('notShown')}>
        {isDated(type) && (
          <ButtonLink to={`${calendarPath}?show=${type}`} icon={<CalendarRange aria-hidden size={18} />}>
            {say('calendar')}
          </ButtonLink>
        )}
        {!isEmpty && addButton}
      </PageHead>
      {isEmpty ? (
        <Empty text={both(layout.empty)}>{addButton}</Empty>
      ) : (
        <>
          <Filters
            info={info}
            state={state}
            isCounted={!ofSession}
            keyword={keyword}
            sort={sort}
            onState={(value) => set({ state: value || undefined })}
            onKeyword={(value) => set({ state, keyword: value })}
            onSort={sortBy}
          />
          <ListBody
            list={list}
            failed={say('loadFailed')}
            none={<p className={classes.note}>{say('noneInSession', { session: sessionName(session) })}</p>}
            noMatch={
              ofSession && !isFiltered
                ? undefined
                : {
                    text: say('noMatch'),
                    showAll: say('showAll'),
                    onShowAll: () => set({ state: undefined, keyword: undefined }),
                  }
            }
            likely={6}
          >
            {(items) => (
              <ItemTable
                key={`${page} ${state} ${keyword} ${sort}`}
                info={info}
                layout={layout}
                items={items}
                isOrdered={info.isMovable && !isFiltered && !ofSession && sort === 'place'}
                total={list.total}
                sort={sort}
                onSort={sortBy}
              />
            )}
          </ListBody>
          <Pager page={page} pageSize={pageSize} list={list} onPage={(next) => set({ state, page: String(next) })} />
        </>
      )}
    </>
  );
};

interface FiltersProps {
  readonly info: ContentTypeInfo;
  readonly state: ContentState | undefined;
  /** Whether the counts of the type are those of what is listed. */
  readonly isCounted: boolean;
  readonly keyword: string;
  readonly sort: ContentSort;
  readonly onState: (state: string) => void;
  readonly onKeyword: (keyword: string) => void;
  readonly onSort: (sort: string) => void;
}

const Filters = ({ info, state, isCounted, keyword, sort, onState, onKeyword, onSort }: FiltersProps) => {
  const say = useWords(contentWords);
  const states = contentStates.filter((one) => one === state || (info.counts[one] ?? 0) > 0);
  return (
    <div className={classes.filters}>
      {states.length > 1 && (
        <Chips
          chosen={state ?? ''}
          chips={[
            { value: '', label: say('all'), count: isCounted ? countOf(info) : undefined },
            ...states.map((one) => ({
              value: one,
              label: say(one),
              count: isCounted ? (info.counts[one] ?? 0) : undefined,
            })),
          ]}
          onChoose={onState}
        />
      )}
      <KeywordBox label={say('search')} keyword={keyword} onKeyword={onKeyword} />
      <div className={classes.order}>
        <ArrowUpDown aria-hidden size={18} />
        <div className={bar.selects}>
          <SelectField
            label={say('order')}
            value={sort}
            options={contentSorts.map((one) => ({ value: one, label: say(sortWords[one]) }))}
            onChange={({ currentTarget: { value } }) => onSort(value)}
          />
        </div>
      </div>
    </div>
  );
};
