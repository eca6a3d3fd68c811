import type { LeaveBalance } from '#schemas/api/staff/leave.ts';
import { useWords } from '../../words/words.ts';
import classes from './leave.module.css';
import { leaveWords } from './words.ts';

interface Props {
  readonly balances: readonly LeaveBalance[];
  /** What a request that waits would take. */
  readonly asked?: { readonly Type_Id: number; readonly Days: number } | undefined;
  /** The level of its heading: that of the panel's parts unless it stands on the page. */
  readonly heading?: 'h2' | 'h3';
}

/** More dots than these are not counted by looking. */
const maxDots = 15;

/** What is left of each type: a dot for a day. */
export const Balances = ({ balances, asked, heading: Heading = 'h3' }: Props) => {
  const say = useWords(leaveWords);
  if (balances.length === 0) return null;
  return (
    <section className={classes.balances}>
      <Heading>{say('left')}</Heading>
      <dl>
        {balances.map(({ Type_Id, Name, Quota, Used, Left }) => {
          const days = asked?.Type_Id === Type_Id ? asked.Days : 0;
          return (
            <div key={Type_Id}>
              <dt>{Name}</dt>
              <dd>
                {Quota !== null && Quota <= maxDots && <Dots quota={Quota} used={Used} asked={days} />}
                <strong>{Left === null ? say('unlimited') : say('leftOf', { count: Left - days })}</strong>
              </dd>
            </div>
          );
        })}
      </dl>
      {asked && (
        <p className={classes.key} aria-hidden>
          <i data-dot="used" /> {say('used')}
          <i data-dot="asked" /> {say('this')}
          <i data-dot="left" /> {say('rest')}
        </p>
      )}
    </section>
  );
};

interface DotsProps {
  readonly quota: number;
  readonly used: number;
  readonly asked: number;
}

const Dots = ({ quota, used, asked }: DotsProps) => (
  <span className={classes.dots} aria-hidden>
    {Array.from({ length: Math.ceil(quota) }, (_, at) => at).map((at) => (
      <i key={at} data-dot={at < used ? 'used' : at < used + asked ? 'asked' : 'left'} />
    ))}
  </span>
);
