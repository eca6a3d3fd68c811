import { useDeferredValue, useState } from 'react';
import { userStates } from '#schemas/access/user-status.ts';
import { countUsers, listUsers } from '#schemas/api/users.ts';
import { useCall } from '../../calls/use-call.ts';
import { Chips } from '../../ui/Chips.tsx';
import { ListBody } from '../../ui/ListBody.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { useWords } from '../../words/words.ts';
import { PeopleTable, Waiting } from './PeopleTable.tsx';
import { groups, pageSize, type Search as SearchState } from './use-search.ts';
import classes from './users.module.css';
import { stateWords, usersWords } from './words.ts';

/** The accounts of a school: whose, where they stand, a page at a time. */
export const PeopleList = ({ search }: { readonly search: SearchState }) => {
  const say = useWords(usersWords);
  const sayState = useWords(stateWords);
  const { group, state, page, set } = search;
  const [typed, setTyped] = useState(search.keyword);
  const keyword = useDeferredValue(typed.trim());
  const { data: counts = [] } = useCall(countUsers, {});
  const query = {
    role: group,
    page,
    pageSize,
    ...(state ? { state } : {}),
    ...(keyword ? { keyword } : {}),
  } as const;
  const list = useCall(listUsers, { query });
  const inGroup = counts.filter(({ role }) => groups[group].includes(role));
  const sum = (rows: typeof counts): number => rows.reduce((all, { count }) => all + count, 0);
  const states = userStates.filter((one) => inGroup.some((row) => row.state === one));
  const isFiltered = state !== undefined || keyword !== '';
  return (
    <>
      <div className={classes.tools}>
        <Segments
          label={say('group')}
          options={(Object.keys(groups) as (keyof typeof groups)[]).map((value) => ({ value, label: say(value) }))}
          chosen={group}
          onChoose={(value) => set({ group: value === 'Office' ? undefined : value, state: undefined })}
        />
        <SearchBox
          label={say('search')}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            set({ keyword: value.trim() || undefined });
          }}
        />
      </div>
      {states.length > 1 && (
        <div className={classes.chips}>
          <Chips
            chosen={state ?? ''}
            chips={[
              { value: '', label: say('anyState'), count: sum(inGroup) },
              ...states.map((one) => ({
                value: one,
                label: sayState(one),
                count: sum(inGroup.filter((row) => row.state === one)),
              })),
            ]}
            onChoose={(value) => set({ state: value || undefined })}
          />
        </div>
      )}
      <ListBody
        list={list}
        failed={say('loadFailed')}
        none={say(group === 'Student' ? 'noStudents' : 'noParents')}
        noMatch={
          isFiltered
            ? {
                text: say('noMatch'),
                showAll: say('showAll'),
                onShowAll: () => {
                  setTyped('');
                  set({ state: undefined, keyword: undefined });
                },
              }
            : undefined
        }
      >
        {(people) => (
          <>
            <PeopleTable people={people} search={search} />
            <Waiting people={people} search={search} />
          </>
        )}
      </ListBody>
      <Pager page={page} pageSize={pageSize} total={list.total} onPage={(next) => set({ page: String(next) })} />
    </>
  );
};
