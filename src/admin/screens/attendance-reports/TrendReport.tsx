import { useState } from 'react';
import { type AttendanceTrend, exportTrend, readTrend } from '#schemas/api/attendance/trend.ts';
import { ClassSelect, classParam } from '../../attendance/ClassSelect.tsx';
import { Percent } from '../../attendance/Percent.tsx';
import { useOwnClasses } from '../../attendance/use-own-classes.ts';
import { addressOf } from '../../calls/address-of.ts';
import { useCall } from '../../calls/use-call.ts';
import { formatDay } from '../../format/dates.ts';
import { type OwnClass, useClassNames } from '../../lookups/use-class-names.ts';
import { useSchoolSession } from '../../session/school-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { ReportHead } from './ReportHead.tsx';
import { TrendChart } from './TrendChart.tsx';
import trend from './trend.module.css';
import type { Place } from './use-place.ts';
import { reportWords } from './words.ts';

/** A class week by week beside the school: a chart, and its table beside it. */
export const TrendReport = ({ place }: { readonly place: Place }) => {
  const say = useWords(reportWords);
  const { classes: own, today } = useOwnClasses();
  const open = place.class ?? own[0];
  if (!open) return today === undefined ? <Skeleton rows={8} /> : <Empty text={say('noClasses')}>{null}</Empty>;
  return <Trend key={classParam(open)} open={open} own={own} place={place} />;
};

interface Props {
  readonly open: OwnClass;
  readonly own: readonly OwnClass[];
  readonly place: Place;
}

const Trend = ({ open, own, place }: Props) => {
  const say = useWords(reportWords);
  const { nameOfClass } = useClassNames();
  const { chosen: year } = useSchoolSession();
  const answerOf = useAnswer();
  const [shown, setShown] = useState<string>();
  const query = { Class_Id: open.Class_Id, Section_Id: open.Section_Id, Session: `${year}-${year + 1}` };
  const { data, isError, refetch } = useCall(readTrend, { query });
  if (isError && !data) return <LoadFailed text={say('failed')} onRetry={refetch} />;
  if (!data) return <Skeleton rows={8} />;
  const name = nameOfClass(open);
  const last = data.weeks.at(-1)?.Week;
  const week = data.weeks.some((one) => one.Week === shown) ? shown : last;
  return (
    <>
      <ReportHead answer={answerOf(name, data)} csv={addressOf(exportTrend, { query })}>
        <ClassSelect classes={own} chosen={open} onChoose={(one) => place.set({ class: one })} />
      </ReportHead>
      {week !== undefined && (
        <div className={trend.parts}>
          <TrendChart name={name} data={data} week={week} onWeek={setShown} />
          <Weeks data={data} name={name} week={week} onWeek={setShown} />
        </div>
      )}
    </>
  );
};

interface WeeksProps {
  readonly data: AttendanceTrend;
  readonly name: string;
  readonly week: string;
  readonly onWeek: (week: string) => void;
}

const Weeks = ({ data, name, week, onWeek }: WeeksProps) => {
  const say = useWords(reportWords);
  const locale = useLocale();
  const hasSchool = data.School_Percent !== undefined;
  return (
    <table className={trend.weeks}>
      <thead>
        <tr>
          <th scope="col">{say('week')}</th>
          <th scope="col">{name}</th>
          {hasSchool && <th scope="col">{say('schoolShort')}</th>}
          <th scope="col">{say('absent')}</th>
        </tr>
      </thead>
      <tbody>
        {data.weeks.toReversed().map((one) => (
          <tr key={one.Week} data-shown={one.Week === week || undefined} onPointerEnter={() => onWeek(one.Week)}>
            <th scope="row">{formatDay(one.Week, locale)}</th>
            <td>
              <strong>
                <Percent value={one.Percent} />
              </strong>
            </td>
            {hasSchool && (
              <td>
                <Percent value={one.School_Percent} />
              </td>
            )}
            <td>{one.Absent}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** How the class does, beside whom, and when it was lowest. */
const useAnswer = (): ((name: string, trend: AttendanceTrend) => string) => {
  const say = useWords(reportWords);
  const locale = useLocale();
  return (name, { Percent: percent, School_Percent: school, weeks }) => {
    const [first] = weeks;
    if (percent === null || !first) return say('trendNone', { class: name });
    const told = { class: name, percent, date: formatDay(first.Week, locale) };
    const difference = typeof school === 'number' ? Math.round((percent - school) * 10) / 10 : undefined;
    const answer =
      difference === undefined
        ? say('trendAnswer', told)
        : difference === 0
          ? say('trendSame', told)
          : say(difference > 0 ? 'trendAbove' : 'trendBelow', { ...told, difference: Math.abs(difference) });
    const low = weeks.reduce((least, one) => ((one.Percent ?? 100) < (least.Percent ?? 100) ? one : least));
    return weeks.length < 3 ? answer : `${answer} ${say('trendLow', { date: formatDay(low.Week, locale) })}`;
  };
};
