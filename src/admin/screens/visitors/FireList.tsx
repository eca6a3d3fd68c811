import { Flame, Printer, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { VisitorDesk } from '#schemas/api/visitors/desk.ts';
import { formatDayTime, formatMoment } from '../../format/dates.ts';
import { localMobile } from '../../format/mobile.ts';
import { Button } from '../../ui/Button.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './fire.module.css';
import { listWords } from './list-words.ts';

interface Props {
  readonly desk: VisitorDesk;
  /** When this device read it, in milliseconds since the epoch. */
  readonly readAt: number;
}

const tickMs = 15_000;

/** Minutes since a time, as they pass. */
const useAge = (since: number): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - since) / 60_000));
};

/** Everybody who is signed in, to be counted outside; it stays on the screen without a network, and says its age. */
export const FireList = ({ desk, readAt }: Props) => {
  const say = useWords(listWords);
  const locale = useLocale();
  const age = useAge(readAt);
  const [counted, setCounted] = useState<ReadonlySet<number>>(new Set());
  const { Inside: rows, People: all, At } = desk;
  const done = rows.reduce((sum, { Visitor_Id, Persons }) => sum + (counted.has(Visitor_Id) ? Persons : 0), 0);
  const toggle = (id: number): void =>
    setCounted((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  const isOld = age > 1;
  const Icon = isOld ? WifiOff : Flame;
  return (
    <>
      <div className={classes.age} role="status">
        <Icon aria-hidden size={20} />
        <p>
          <strong>{say('made', { time: formatDayTime(At, locale) })}</strong>{' '}
          <span>{age === 0 ? say('fresh') : age === 1 ? say('age1') : say('age', { count: age })}</span>{' '}
          {isOld && <span>{say('offline')}</span>}
        </p>
      </div>
      <div className={classes.head}>
        <p className={classes.counted}>{say('counted', { done, all })}</p>
        <Button icon={<Printer aria-hidden size={18} />} onClick={() => window.print()}>
          {say('print')}
        </Button>
      </div>
      <p className={classes.note}>{say('visitorsOnly')}</p>
      {rows.length === 0 ? (
        <p className={classes.note}>{say('nobody')}</p>
      ) : (
        <table className={classes.list}>
          <thead>
            <tr>
              <th scope="col">{say('visitor')}</th>
              <th scope="col">{say('meets')}</th>
              <th scope="col">{say('since')}</th>
              <th scope="col">{say('people')}</th>
              <th scope="col">{say('count')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ Visitor_Id: id, Name, Pass_No, Mobile, Meeting_Name, In_Time = '', Persons, Overdue }) => (
              <tr key={id} data-overdue={Overdue || undefined}>
                <th scope="row">
                  {Name}
                  <small>
                    {Pass_No} · {localMobile(Mobile)}
                  </small>
                </th>
                <td>{Meeting_Name}</td>
                <td>{formatMoment(In_Time, locale)}</td>
                <td>{Persons}</td>
                <td>
                  <label className={classes.tick}>
                    <input
                      type="checkbox"
                      aria-label={say('countOne', { name: Name })}
                      checked={counted.has(id)}
                      onChange={() => toggle(id)}
                    />
                  </label>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
};
