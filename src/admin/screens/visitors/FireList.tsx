import { Flame, Printer, RotateCcw, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { VisitorRow } from '#schemas/api/visitors/fields.ts';
import type { FireClass, FireMember, FireList as List } from '#schemas/api/visitors/fire-list.ts';
import { formatDayTime, formatMoment } from '../../format/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { type Counted, FirePart } from './FireRow.tsx';
import classes from './fire.module.css';
import { fireWords } from './fire-words.ts';
import { type OpenDrill, useDrill } from './use-drill.ts';
import { useFireList } from './use-fire-list.ts';

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

/** Everybody in the building, to be counted outside. It is kept on the device for when there is no network. */
export const FireList = () => {
  const say = useWords(fireWords);
  const { list, readAt, isError, refetch } = useFireList(60_000);
  if (list) return <OpenList key={list.Today} list={list} readAt={readAt} />;
  return isError ? <LoadFailed text={say('failed')} onRetry={refetch} /> : <Skeleton rows={10} />;
};

interface Props {
  readonly list: List;
  /** When this device read it, in milliseconds since the epoch. */
  readonly readAt: number;
}

const OpenList = ({ list, readAt }: Props) => {
  const say = useWords(fireWords);
  const drill = useDrill(list.Today);
  const [isCut, setCut] = useState(false);
  const rowOf = useRows();
  const parts = [
    { title: say('classes'), empty: say('noClasses'), rows: list.Classes.map(rowOf.class) },
    { title: say('staff'), empty: say('noStaff'), rows: list.Staff.map(rowOf.member) },
    { title: say('visitors'), empty: say('nobody'), rows: list.Inside.map((one) => rowOf.visitor(one, list.Today)) },
  ];
  return (
    <div className={classes.fire}>
      <Age at={list.At} readAt={readAt} />
      <Sum rows={parts.flatMap(({ rows }) => rows)} drill={drill} />
      <div className={classes.cut}>
        <Segments
          label={say('show')}
          options={[
            { value: 'all', label: say('all') },
            { value: 'open', label: say('open') },
          ]}
          chosen={isCut ? 'open' : 'all'}
          onChoose={(value) => setCut(value === 'open')}
        />
      </div>
      {parts.map((part) => (
        <FirePart key={part.title} {...part} isCut={isCut} drill={drill} />
      ))}
    </div>
  );
};

/** How old the list is, in words: the first thing that somebody with a paper or a phone has to know. */
const Age = ({ at, readAt }: { readonly at: string; readonly readAt: number }) => {
  const say = useWords(fireWords);
  const locale = useLocale();
  const age = useAge(readAt);
  const isOld = age > 1;
  const Icon = isOld ? WifiOff : Flame;
  const hours = Math.floor(age / 60);
  const words =
    age === 0
      ? say('fresh')
      : age === 1
        ? say('age1')
        : hours === 0
          ? say('age', { count: age })
          : hours === 1
            ? say('hour')
            : say('hours', { count: hours });
  return (
    <div className={classes.age} role="status">
      <Icon aria-hidden size={20} />
      <div>
        <h2>{say('title')}</h2>
        <p>
          <strong>{say('made', { time: formatDayTime(at, locale) })}</strong> <span>{words}</span>{' '}
          {isOld && <span>{say('offline')}</span>}
        </p>
      </div>
    </div>
  );
};

const Sum = ({ rows, drill }: { readonly rows: readonly Counted[]; readonly drill: OpenDrill }) => {
  const say = useWords(fireWords);
  const here = rows.filter(({ key }) => !drill.isAway(key));
  const sumOf = (some: readonly Counted[]): number => some.reduce((sum, { count }) => sum + count, 0);
  const all = sumOf(here);
  const done = sumOf(here.filter(({ key }) => drill.isCounted(key)));
  return (
    <div className={classes.head}>
      <p className={classes.counted} role="status">
        {say('counted', { done, all })}
      </p>
      <progress value={done} max={Math.max(all, 1)} aria-hidden />
      {drill.isBegun && (
        <Button look="quiet" icon={<RotateCcw aria-hidden size={18} />} onClick={drill.clear}>
          {say('begin')}
        </Button>
      )}
      <Button icon={<Printer aria-hidden size={18} />} onClick={() => window.print()}>
        {say('print')}
      </Button>
    </div>
  );
};

/** How each kind of the list is said. */
const useRows = () => {
  const say = useWords(fireWords);
  const locale = useLocale();
  return {
    class: ({ Class_Id, Section_Id, Name, Teachers, Is_Taken, Count, Students = [] }: FireClass): Counted => ({
      key: `class ${Class_Id} ${Section_Id}`,
      name: Name,
      detail: Teachers.join(', '),
      ...(Is_Taken ? {} : { doubt: say('noRegister') }),
      mayBeAway: false,
      count: Count,
      names: Students.map(({ Name: pupil, Roll_No, Status }) => {
        const doubt = Is_Taken && !Status ? say('unmarked') : undefined;
        const state = Status === 'L' ? say('late') : Status === 'HD' ? say('half') : doubt;
        return [Roll_No, state ? `${pupil} (${state})` : pupil].filter(Boolean).join(' ');
      }),
    }),
    member: ({ Staff_Id, Name, Work, Is_Entered }: FireMember): Counted => ({
      key: `staff ${Staff_Id}`,
      name: Name,
      detail: Work,
      ...(Is_Entered ? {} : { doubt: say('notEntered') }),
      mayBeAway: !Is_Entered,
      count: 1,
      names: [],
    }),
    visitor: (
      { Visitor_Id, Name, Pass_No = '', Meeting_Name, In_Time = '', Persons, Overdue, Day }: VisitorRow,
      today: string,
    ): Counted => {
      const time = formatMoment(In_Time, locale);
      return {
        key: `visitor ${Visitor_Id}`,
        name: Name,
        detail: [say('since', { pass: Pass_No, time }), say('meets', { name: Meeting_Name })].join(', '),
        ...(Overdue || Day < today ? { doubt: say('overdue', { time }) } : {}),
        mayBeAway: Overdue || Day < today,
        count: Persons,
        names: [],
      };
    },
  };
};
