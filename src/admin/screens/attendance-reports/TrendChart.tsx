import { useElementSize } from '@mantine/hooks';
import type { PointerEvent } from 'react';
import type { AttendanceTrend } from '#schemas/api/attendance/trend.ts';
import { leastPercent } from '#schemas/records/attendance.ts';
import { formatDay, shortDay } from '../../format/dates.ts';
import { useLocale, useWords } from '../../words/words.ts';
import trend from './trend.module.css';
import { reportWords } from './words.ts';

type Week = AttendanceTrend['weeks'][number];

interface Props {
  /** What the class is called. */
  readonly name: string;
  readonly data: AttendanceTrend;
  /** The week that is told of. */
  readonly week: string;
  readonly onWeek: (week: string) => void;
}

/** In pixels; its width is what there is. */
const height = 300;
const left = 44;
const right = 24;
const top = 12;
const bottom = 28;

/** The least room that the name of a week has below. */
const nameRoom = 80;

/** A line of the class and a dashed one of the school; a slider lies over them, so that each week is met by keys. */
export const TrendChart = ({ name, data, week, onWeek }: Props) => {
  const say = useWords(reportWords);
  const locale = useLocale();
  const { weeks } = data;
  const at = Math.max(
    0,
    weeks.findIndex((one) => one.Week === week),
  );
  const shown = weeks[at];
  if (!shown) return null;
  const tell = (one: Week): string => {
    const own = say('pointed', { date: formatDay(one.Week, locale), percent: one.Percent ?? 0 });
    return typeof one.School_Percent === 'number'
      ? `${own}, ${say('pointedSchool', { percent: one.School_Percent })}`
      : own;
  };
  const pointAt = ({ clientX, currentTarget }: PointerEvent): void => {
    const box = currentTarget.getBoundingClientRect();
    const x = ((clientX - box.left) / box.width) * (weeks.length - 1);
    const next = weeks[Math.round(x)];
    if (next) onWeek(next.Week);
  };
  return (
    <figure className={trend.chart}>
      <figcaption>
        <span data-line="class">{name}</span>
        {data.School_Percent !== undefined && <span data-line="school">{say('school')}</span>}
        <strong>{tell(shown)}</strong>
      </figcaption>
      <div className={trend.plot}>
        <Drawing weeks={weeks} at={at} />
        <input
          type="range"
          aria-label={say('chart')}
          aria-valuetext={tell(shown)}
          min={0}
          max={weeks.length - 1}
          value={at}
          onChange={({ currentTarget }) => {
            const next = weeks[Number(currentTarget.value)];
            if (next) onWeek(next.Week);
          }}
          onPointerMove={pointAt}
        />
      </div>
    </figure>
  );
};

/** What the chart shows, for who sees it; the slider and the table say the same. */
const Drawing = ({ weeks, at }: { readonly weeks: readonly Week[]; readonly at: number }) => {
  const say = useWords(reportWords);
  const locale = useLocale();
  const { ref, width } = useElementSize();
  const scale = scaleOf(weeks, width);
  const named = Math.max(1, Math.ceil((weeks.length * nameRoom) / Math.max(nameRoom, width - left)));
  return (
    <div ref={ref}>
      <svg height={height} aria-hidden>
        {scale.lines.map((percent) => (
          <g key={percent}>
            <line className={trend.rule} x1={left} x2={width - right} y1={scale.y(percent)} y2={scale.y(percent)} />
            <text x={left - 8} y={scale.y(percent) + 4} textAnchor="end">
              {percent}%
            </text>
          </g>
        ))}
        <line
          className={trend.board}
          x1={left}
          x2={width - right}
          y1={scale.y(leastPercent)}
          y2={scale.y(leastPercent)}
        />
        <text className={trend.boardName} x={left + 6} y={scale.y(leastPercent) - 6}>
          {say('board')}
        </text>
        {weeks.map((one, index) =>
          index % named === 0 ? (
            <text key={one.Week} x={scale.x(index)} y={height - 8} textAnchor="middle">
              {shortDay(one.Week, locale)}
            </text>
          ) : null,
        )}
        <line className={trend.pointer} x1={scale.x(at)} x2={scale.x(at)} y1={top} y2={height - bottom} />
        <polyline className={trend.school} points={pointsOf(weeks, scale, (one) => one.School_Percent)} />
        <polyline className={trend.own} points={pointsOf(weeks, scale, (one) => one.Percent)} />
        {weeks.map((one, index) =>
          typeof one.Percent === 'number' ? (
            <circle
              key={one.Week}
              className={trend.dot}
              data-shown={index === at || undefined}
              cx={scale.x(index)}
              cy={scale.y(one.Percent)}
              r={index === at ? 5 : 3}
            />
          ) : null,
        )}
      </svg>
    </div>
  );
};

interface Scale {
  readonly lines: readonly number[];
  x(index: number): number;
  y(percent: number): number;
}

/** From the lowest five or ten that is needed up to all; the line of the boards is always in it. */
const scaleOf = (weeks: readonly Week[], width: number): Scale => {
  const values = weeks.flatMap((one) => [one.Percent ?? 100, one.School_Percent ?? 100]);
  const least = Math.min(leastPercent, ...values);
  const step = least >= leastPercent ? 5 : least >= 50 ? 10 : 25;
  const low = Math.floor(least / step) * step;
  const lines = Array.from({ length: Math.round((100 - low) / step) + 1 }, (_, i) => low + i * step);
  return {
    lines,
    x: (index) => left + (weeks.length < 2 ? 0.5 : index / (weeks.length - 1)) * (width - left - right),
    y: (percent) => top + ((100 - percent) / (100 - low)) * (height - top - bottom),
  };
};

const pointsOf = (weeks: readonly Week[], scale: Scale, percentOf: (week: Week) => number | null | undefined): string =>
  weeks
    .flatMap((one, index) => {
      const value = percentOf(one);
      return typeof value === 'number' ? [`${scale.x(index)},${scale.y(value)}`] : [];
    })
    .join(' ');
