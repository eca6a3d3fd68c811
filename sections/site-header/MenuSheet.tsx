import type { ReactNode } from 'react';
import type { SectionEnv } from '#engine/section.ts';
import { WhatsappIcon } from '../shared/icons.tsx';
import { inLanguage } from '../shared/in-language.ts';
import { LanguageLinks } from '../shared/languages/LanguageLinks.tsx';
import { LineMapPin, LinePhone } from '../shared/line-icons.tsx';
import { mapHref, phoneHref, whatsappHref } from '../shared/links.ts';
import { say } from '../shared/say.ts';
import { TodayPhases, todayAttributes } from '../shared/today/TodayPhases.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import type { MenuLink } from './menu-links.ts';
import type { Bindings } from './schema.ts';

interface Props {
  readonly env: SectionEnv;
  readonly school: Partial<Bindings['school']>;
  readonly today: Bindings['today'];
  readonly loginHref: string;
  /** The lines that stand out, and the rest. */
  readonly lead: readonly MenuLink[];
  readonly rest: readonly MenuLink[];
  /** Drawn before what is said of today, and behind the line of admissions. */
  readonly sign?: ReactNode;
  readonly ornament?: ReactNode;
  /** The look's own classes: `sheet`, `today`, `lead`, `rest`, `foot`, `all`, `account`, `direct`. */
  readonly styles: Readonly<Record<string, string>>;
}

/** The whole screen of a phone's menu: today, where to go, the language, and ways to reach the office. */
export function MenuSheet({ env, school, today, loginHref, lead, rest, sign, ornament, styles }: Props) {
  const { phone, whatsapp_Number: whatsapp, map_Url: map, school_address: address } = school;
  const place = mapHref(map, address);
  const items = (links: readonly MenuLink[]) =>
    links.map(({ href, label, fact, isCurrent, isAdmissions }) => (
      <li key={href} data-admissions={isAdmissions && ''}>
        <a href={href} aria-current={isCurrent ? 'page' : undefined}>
          <b>{label}</b>{' '}
          {fact ? <span {...inLanguage(env, fact)}>{fact.text}</span> : isCurrent && <span>{say(env, 'here')}</span>}
          {isAdmissions && ornament}
        </a>
      </li>
    ));
  return (
    <div className={styles.sheet}>
      {today?.hasNews && (
        <div className={styles.today} {...todayAttributes(today, env)}>
          {sign}
          <TodayPhases today={today} env={env} className={undefined} />
        </div>
      )}
      <nav aria-label={say(env, 'mainMenu')}>
        <ul className={styles.lead}>{items(lead)}</ul>
        {rest.length > 0 && <ul className={styles.rest}>{items(rest)}</ul>}
      </nav>
      <div className={styles.foot}>
        <LanguageLinks env={env} className={styles.all} />
        <AccountLinks env={env} loginHref={loginHref} className={styles.account} />
      </div>
      <p className={styles.direct}>
        {phone && (
          <a href={phoneHref(phone)} aria-label={say(env, 'call', { phone })}>
            <LinePhone size={20} /> {say(env, 'callShort')}
          </a>
        )}
        {whatsapp && (
          <a href={whatsappHref(whatsapp)}>
            <WhatsappIcon size={20} /> {say(env, 'whatsapp')}
          </a>
        )}
        {place && (
          <a href={place}>
            <LineMapPin size={20} /> {say(env, 'map')}
          </a>
        )}
      </p>
    </div>
  );
}
