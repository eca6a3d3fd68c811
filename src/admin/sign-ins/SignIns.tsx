import { Laptop, Smartphone } from 'lucide-react';
import type { SessionInfo } from '#schemas/api/account-sessions.ts';
import { formatMoment } from '../format/dates.ts';
import { Button } from '../ui/Button.tsx';
import { Deeds } from '../ui/Deeds.tsx';
import { defineWords, useLocale, useWords } from '../words/words.ts';
import { deviceOf } from './device-words.ts';
import classes from './sign-ins.module.css';

const words = defineWords({
  en: {
    device: '{browser} on {system}',
    unknown: 'Unknown device',
    current: 'This device',
    seen: 'Last used {time}',
    from: 'IP {address}',
    end: 'Log out',
    endOf: 'Log out {device}',
  },
  hi: {
    device: '{system} पर {browser}',
    unknown: 'अनजान डिवाइस',
    current: 'यही डिवाइस',
    seen: 'पिछला उपयोग {time}',
    from: 'IP {address}',
    end: 'लॉग आउट करें',
    endOf: '{device} से लॉग आउट करें',
  },
});

const phones: readonly (string | undefined)[] = ['iPhone', 'iPad', 'Android'];

interface Props {
  readonly sessions: readonly SessionInfo[];
  readonly onEnd: (session: SessionInfo) => void;
}

/** Where somebody is logged in, each with a way to end it; the one that is looking stays. */
export const SignIns = ({ sessions, onEnd }: Props) => {
  const say = useWords(words);
  const locale = useLocale();
  return (
    <ul className={classes.sessions}>
      {sessions.map((session) => {
        const { id, isCurrent, userAgent, address, lastSeenAt } = session;
        const { browser, system } = deviceOf(userAgent);
        const device = browser && system ? say('device', { browser, system }) : (browser ?? system ?? say('unknown'));
        const Sign = phones.includes(system) ? Smartphone : Laptop;
        const facts = [
          say('seen', { time: formatMoment(lastSeenAt, locale) }),
          ...(address ? [say('from', { address })] : []),
        ];
        return (
          <li key={id}>
            <Sign aria-hidden size={18} strokeWidth={1.75} />
            <div>
              <strong>{device}</strong>
              <span>{facts.join(' · ')}</span>
            </div>
            {isCurrent ? (
              <span className={classes.current}>{say('current')}</span>
            ) : (
              <Deeds>
                <Button size="compact" aria-label={say('endOf', { device })} onClick={() => onEnd(session)}>
                  {say('end')}
                </Button>
              </Deeds>
            )}
          </li>
        );
      })}
    </ul>
  );
};
