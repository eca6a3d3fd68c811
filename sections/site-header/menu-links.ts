import type { SectionEnv } from '#engine/section.ts';
import { monthName } from '../shared/dates.ts';
import { ownLinks } from '../shared/own-links.ts';
import { withLanguage } from '../shared/page-href.ts';
import { say } from '../shared/say.ts';
import type { Bindings, Settings } from './schema.ts';

/** A line of the menu. */
export interface MenuLink {
  readonly href: string;
  readonly label: string;
  /** What is new there. */
  readonly fact?: { readonly text: string; readonly lang?: string | undefined } | undefined;
  readonly isCurrent: boolean;
  readonly isAdmissions?: true;
}

type Options = Partial<Pick<Settings, 'noticesHref' | 'holidaysHref' | 'eventsHref'>> & {
  readonly enquireHref: string;
  readonly school: Partial<Bindings['school']>;
  readonly today?: Bindings['today'];
  readonly env: SectionEnv;
};

/** The pages of the menu with what is new on them, and the school's own links. */
export const menuLinks = ({
  noticesHref,
  holidaysHref,
  eventsHref,
  school,
  today,
  env,
}: Options): readonly MenuLink[] => {
  const facts = new Map(
    [
      [noticesHref, newestNotice(today)] as const,
      [holidaysHref, nextHoliday(today, env)] as const,
      [eventsHref, nextEvent(today, env)] as const,
    ].flatMap(([href, fact]) => (href && fact ? [[withLanguage(href, env.home), fact] as const] : [])),
  );
  return [...env.nav.filter(({ menu }) => menu === 'main'), ...ownLinks(school, env)].map(({ href, label }) => ({
    href,
    label,
    fact: facts.get(href),
    isCurrent: href === env.path,
  }));
};

/** The way to an enquiry, and whether the school takes any. */
export const admissionsLink = ({ enquireHref, school, env }: Options): MenuLink => ({
  href: enquireHref,
  label: say(env, 'admissions'),
  fact: school.admission_Open ? { text: say(env, 'admissionsOpen'), lang: env.locale } : undefined,
  isCurrent: withLanguage(enquireHref, env.home) === env.path,
  isAdmissions: true,
});

const newestNotice = (today: Bindings['today']): MenuLink['fact'] =>
  today?.newestNotice && { text: today.newestNotice.noticeHead, lang: today.newestNotice.lang };

const nextHoliday = (today: Bindings['today'], env: SectionEnv): MenuLink['fact'] => {
  const next = today?.days[0]?.nextHoliday;
  return next && named(env, next.name, next.startHolidayDate, next.lang);
};

const nextEvent = (today: Bindings['today'], env: SectionEnv): MenuLink['fact'] => {
  const next = today?.nextEvent;
  return next && named(env, next.noticeHead, next.entryDateTime.slice(0, 10), next.lang);
};

const named = (env: SectionEnv, name: string, date: string, lang: string | undefined): MenuLink['fact'] => ({
  text: say(env, 'next', { name, day: `${Number(date.slice(8, 10))} ${monthName(date, env.locale)}` }),
  lang,
});
