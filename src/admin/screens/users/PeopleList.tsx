import { userStates } from '#schemas/access/user-status.ts';
import { countUsers, listUsers } from '#schemas/api/users.ts';
import { useCall } from '../../calls/use-call.ts';
import { Chips } from '../../ui/Chips.tsx';
import { KeywordBox } from '../../ui/KeywordBox.tsx';
import { ListBody } from '../../ui/ListBody.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { useWords } from '../../words/words.ts';
import { PeopleTable, Waiting } from './PeopleTable.tsx';
import { groups, type Place, pageSize } from './use-place.ts';
import classes from './users.module.css';
import { stateWords, usersWords } from './words.ts';

/** The accounts of a school: whose, where they stand, a page at a time. */
export const PeopleList = ({ place }: { readonly place: Place }) => {
  const say = useWords(usersWords);
  const sayState = useWords(stateWords);
  const { group, state, keyword, page, set, clear } = place;
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
        <KeywordBox label={say('search')} keyword={keyword} onKeyword={(value) => set({ keyword: value })} />
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
                onShowAll: clear,
              }
            : undefined
        }
      >
        {(people) => (
          <>
            <PeopleTable people={people} place={place} />
            <Waiting people={people} place={place} />
          </>
        )}
      </ListBody>
      <Pager page={page} pageSize={pageSize} list={list} onPage={(next) => set({ page: String(next) })} />
    </>
  );
};
