import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { userStates } from '#schemas/access/user-status.ts';
import { countUsers, type ListedUser, listUsers } from '#schemas/api/users.ts';
import { useCall } from '../../calls/use-call.ts';
import { useStart } from '../../session/start.ts';
import { Button } from '../../ui/Button.tsx';
import { Chips } from '../../ui/Chips.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Initials } from '../../ui/Initials.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/words.ts';
import { setMayWords, setWords } from './rights-words.ts';
import { UserState } from './UserState.tsx';
import { useClassNames } from './use-class-names.ts';
import { groups, pageSize, type Search as SearchState } from './use-search.ts';
import classes from './users.module.css';
import { personWords, stateWords, usersWords } from './words.ts';

/** The id of the link that opens somebody. */
export const linkId = (person: string): string => `person-${person}`;

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
  const { data: people, total, isPending, isError, refetch } = useCall(listUsers, { query });
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
        <label className={classes.search}>
          <Search aria-hidden size={16} />
          <input
            type="search"
            aria-label={say('search')}
            placeholder={say('search')}
            value={typed}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value);
              set({ keyword: value.trim() || undefined });
            }}
          />
        </label>
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
      {isError && !people ? (
        <p className={classes.note} role="alert">
          {say('loadFailed')}{' '}
          <Button size="compact" onClick={() => void refetch()}>
            {say('tryAgain')}
          </Button>
        </p>
      ) : isPending ? (
        <Skeleton rows={8} />
      ) : people && people.length > 0 ? (
        <Table people={people} search={search} />
      ) : isFiltered ? (
        <p className={classes.note}>
          {say('noMatch')}{' '}
          <Button
            look="quiet"
            size="compact"
            onClick={() => {
              setTyped('');
              set({ state: undefined, keyword: undefined });
            }}
          >
            {say('showAll')}
          </Button>
        </p>
      ) : (
        <Empty text={say(group === 'Student' ? 'noStudents' : 'noParents')}>{null}</Empty>
      )}
      <Pager page={page} pageSize={pageSize} total={total} onPage={(next) => set({ page: String(next) })} />
    </>
  );
};

interface TableProps {
  readonly people: readonly ListedUser[];
  readonly search: SearchState;
}

const Table = ({ people, search }: TableProps) => {
  const say = useWords(usersWords);
  const sayRole = useWords(personWords);
  const saySet = useWords(setWords);
  const { user: self } = useStart();
  const mayOf = useMay();
  return (
    <table className={classes.people}>
      <thead>
        <tr>
          <th scope="col">{say('name')}</th>
          <th scope="col">{say('may')}</th>
          <th scope="col">{say('state')}</th>
        </tr>
      </thead>
      <tbody>
        {people.map((user) => {
          const { id, name, role, permissionSets, state } = user;
          const isOpen = search.person === String(id);
          const roles = role === 'Staff' ? permissionSets.map((one) => saySet(one)).join(', ') : sayRole(role);
          return (
            <tr key={id} data-open={isOpen || undefined} data-state={state}>
              <th scope="row">
                <Initials name={name} />
                <span>
                  <Link id={linkId(String(id))} to={search.hrefOf(String(id))} aria-current={isOpen || undefined}>
                    {name}
                  </Link>
                  <small>
                    {roles}
                    {id === self.userId && ` · ${say('you')}`}
                  </small>
                </span>
              </th>
              <td>{mayOf(user)}</td>
              <td>
                <UserState user={user} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** What somebody may do, in a few words. */
const useMay = (): ((user: ListedUser) => string) => {
  const say = useWords(usersWords);
  const sayMay = useWords(setMayWords);
  const { nameOfClass } = useClassNames();
  return ({ role, permissionSets, classes: own, studentIds: { length: count } }) => {
    if (role === 'Admin' || role === 'Operator') return say('everything');
    if (role === 'Student') return say('ownRecord');
    if (role === 'Parent') return count === 1 ? say('child1') : say('children', { count });
    return permissionSets
      .map((set) =>
        set === 'classTeacher' && own.length > 0
          ? say('ownClasses', { classes: own.map(nameOfClass).join(', ') })
          : sayMay(set),
      )
      .join('; ');
  };
};
