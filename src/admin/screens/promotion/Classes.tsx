import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { listPromotionClasses, type PromotedClass } from '#schemas/api/students/promotion.ts';
import { classParam } from '../../attendance/ClassSelect.tsx';
import { useCall } from '../../calls/use-call.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { Empty } from '../../ui/Empty.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import listTable from '../../ui/list-table.module.css';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/words.ts';
import classes from './promotion.module.css';
import { promotionWords } from './words.ts';

/** The classes of a session, each with how far it is: what is still to be done stands among what is. */
export const Classes = ({ session }: { readonly session: string }) => {
  const say = useWords(promotionWords);
  const { nameOfClass, sections } = useClassNames();
  const { data, isError, refetch } = useCall(listPromotionClasses, { query: { Session: session } });
  if (isError && !data) return <LoadFailed text={say('classesFailed')} onRetry={refetch} />;
  if (!data || sections.length === 0) return <Skeleton rows={12} />;
  if (data.length === 0) return <Empty text={say('noClasses', { session: session.replace('-', '–') })}>{null}</Empty>;
  return (
    <table className={`${listTable.table} ${classes.classes}`}>
      <thead>
        <tr>
          <th scope="col">{say('class')}</th>
          <th scope="col">{say('students')}</th>
          <th scope="col">{say('standing')}</th>
        </tr>
      </thead>
      <tbody>
        {data.map((row) => (
          <tr key={classParam(row)}>
            <th scope="row">
              <Link to={`?class=${classParam(row)}`}>{nameOfClass(row)}</Link>
            </th>
            <td>{row.Students}</td>
            <td>
              <Standing row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Standing = ({ row: { Students: all, Placed: placed } }: { readonly row: PromotedClass }) => {
  const say = useWords(promotionWords);
  if (placed === 0) return <>{say('notBegun')}</>;
  if (placed < all) return <>{say('someLeft', { count: all - placed })}</>;
  return (
    <span className={classes.whole}>
      <CircleCheck aria-hidden size={18} />
      {say('whole')}
    </span>
  );
};
