import type { SectionEnv } from '../../engine/section.ts';
import { dayMonthYear } from './dates.ts';
import { say } from './say.ts';
import { clockTime } from './times.ts';

interface Props {
  readonly env: SectionEnv;
  readonly event: {
    readonly entryDateTime: string;
    readonly endDateTime?: string;
    readonly allDay?: boolean;
    readonly venue?: string;
  };
}

/** Day or days, hour and place of an event; the section's strings have `to` and `allDay`. */
export function EventWhen({ env, event }: Props) {
  const start = event.entryDateTime.slice(0, 10);
  const end = event.endDateTime?.slice(0, 10) ?? start;
  const time = event.allDay ? say(env, 'allDay') : clockTime(event.entryDateTime, env.locale);
  return (
    <>
      <time dateTime={start}>{dayMonthYear(start, env.locale)}</time>
      {end !== start && (
        <>
          {` ${say(env, 'to')} `}
          <time dateTime={end}>{dayMonthYear(end, env.locale)}</time>
        </>
      )}
      {` · ${[time, event.venue].filter(Boolean).join(' · ')}`}
    </>
  );
}
