import { Mail } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ListedUser } from '#schemas/api/users.ts';
import { setMayWords, setWords } from '../../invitation/set-words.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { useStart } from '../../session/start.ts';
import { Initials } from '../../ui/Initials.tsx';
import { useWords } from '../../words/words.ts';
import { linkId } from './link-id.ts';
import { UserState } from './UserState.tsx';
import type { Place } from './use-place.ts';
import classes from './users.module.css';
import { personWords, usersWords } from './words.ts';

interface Props {
  readonly people: readonly ListedUser[];
  readonly place: Place;
}

/** Who they are, what each may do, and where each stands. */
export const PeopleTable = ({ people, place }: Props) => {
  const say = useWords(usersWords);
  const sayRole = useWords(personWords);
  const saySet = useWords(setWords);
  const { user: self } = useStart();
  const mayOf = useMay();
  return (
    <div className={classes.rows}>
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
            const isOpen = place.person === String(id);
            const roles = permissionSets.map((one) => saySet(one)).join(', ') || sayRole(role);
            return (
              <tr key={id} data-open={isOpen || undefined} data-state={state}>
                <th scope="row">
                  <div className={classes.who}>
                    <Initials name={name} />
                    <span>
                      <Link
                        id={linkId(String(id))}
                        to={place.hrefOf({ person: String(id) })}
                        aria-current={isOpen || undefined}
                      >
                        {name}
                      </Link>
                      <small>
                        {roles}
                        {id === self.userId && ` · ${say('you')}`}
                      </small>
                    </span>
                  </div>
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
    </div>
  );
};

/** How many are named of those who have not used their link. */
const mostNamed = 3;

/** Who has not used the link, with the way to another. */
export const Waiting = ({ people, place }: Props) => {
  const say = useWords(usersWords);
  const waiting = people.filter(({ state }) => state === 'invited').slice(0, mostNamed);
  if (waiting.length === 0) return null;
  return (
    <ul>
      {waiting.map(({ id, name }) => (
        <li key={id} className={classes.unused}>
          <Mail aria-hidden size={18} strokeWidth={1.75} />
          <span>{say('unused', { name })}</span>
          <Link to={place.hrefOf({ person: String(id) })} aria-label={say('sendAgainTo', { name })}>
            {say('sendAgain')}
          </Link>
        </li>
      ))}
    </ul>
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
    if (permissionSets.length === 0) return say('ownPage');
    return permissionSets
      .map((set) =>
        set === 'classTeacher' && own.length > 0
          ? say('ownClasses', { classes: own.map(nameOfClass).join(', ') })
          : sayMay(set),
      )
      .join('; ');
  };
};
