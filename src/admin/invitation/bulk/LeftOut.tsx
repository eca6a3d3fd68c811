import type { InvitedPerson } from '#schemas/api/bulk-invitations.ts';
import { useWords } from '../../words/words.ts';
import classes from './bulk.module.css';
import { bulkWords, reasonWords } from './words.ts';

/** Who is not invited, and why. */
export const LeftOut = ({ people }: { readonly people: readonly InvitedPerson[] }) => {
  const say = useWords(bulkWords);
  const sayReason = useWords(reasonWords);
  if (people.length === 0) return null;
  return (
    <details className={classes.leftOut}>
      <summary>{say('leftOut', { count: people.length })}</summary>
      <ul>
        {people.map(({ Id, Name, Reason, With }) => {
          const reason = Reason ? sayReason(Reason) : '';
          return (
            <li key={Id}>
              <b>{Name}</b>
              <span>{With ? say('with', { reason, name: With }) : reason}</span>
            </li>
          );
        })}
      </ul>
    </details>
  );
};
