import type { SectionEnv } from '#engine/section.ts';
import type { Today } from '#schemas/sources/today.ts';
import { inLanguage } from '../in-language.ts';
import { phasesOf, type Saying } from './phases.ts';

interface Props {
  readonly today: Today;
  readonly env: SectionEnv;
  readonly className: string | undefined;
}

/** What is said of today, one phase shown at a time, inside an element with `todayAttributes`. */
export function TodayPhases({ today, env, className }: Props) {
  return phasesOf(today, env).map(({ from, state, main, more, hours }, index) => (
    <span
      key={from ?? 'base'}
      className={className}
      data-phase={from ?? ''}
      data-state={state}
      data-opens={hours?.opensAt}
      data-closes={hours?.closesAt}
      hidden={index > 0}
    >
      <b>
        <Said env={env} saying={main} />
      </b>
      {more && (
        <>
          {' '}
          <span>
            <Said env={env} saying={more} />
          </span>
        </>
      )}
    </span>
  ));
}

/** A saying, with the school's own words in their language. */
function Said({ env, saying: { text, name } }: { readonly env: SectionEnv; readonly saying: Saying }) {
  const own = name ? inLanguage(env, name) : {};
  if (!name || own.lang === undefined) return text;
  const [before = '', after = ''] = text.split(name.text, 2);
  return (
    <>
      {before}
      <span {...own}>{name.text}</span>
      {after}
    </>
  );
}

/** What `client.ts` needs on the element around the phases. */
export const todayAttributes = (today: Today, env: SectionEnv) => ({
  'data-enhance': 'today',
  'data-state': phasesOf(today, env)[0]?.state,
  'data-time-zone': today.timeZone,
  'data-until': today.days.at(-1)?.until,
});
