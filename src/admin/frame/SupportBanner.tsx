import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { logout } from '#schemas/api/account.ts';
import { send } from '../calls/send.ts';
import { useDevice } from '../device/device.ts';
import { formatDayTime } from '../format/dates.ts';
import { useLiveStore } from '../live/live.ts';
import { forgetStored } from '../log-out/forget-stored.ts';
import { forgetSignIn } from '../session/hint.ts';
import { useStart } from '../session/start.ts';
import { Button } from '../ui/Button.tsx';
import { useAttempt } from '../ui/Notices.tsx';
import { useLocale, useWords } from '../words/words.ts';
import classes from './frame.module.css';
import { supportWords } from './support-words.ts';

/** Says on every screen that an operator is here under the school’s grant, until when, and lets them leave. */
export const SupportBanner = () => {
  const say = useWords(supportWords);
  const locale = useLocale();
  const { support } = useStart();
  const device = useDevice();
  const live = useLiveStore();
  const attempt = useAttempt();
  const [isBusy, setBusy] = useState(false);
  if (!support) return null;
  const leave = async (): Promise<void> => {
    setBusy(true);
    await attempt(async () => {
      await send(logout, {}, { locale });
      live.end();
      forgetSignIn();
      // What is begun on the device is of people of the school, all of them.
      forgetStored(0);
      await device.forgetAnswers();
      window.location.assign(support.back);
    });
    setBusy(false);
  };
  return (
    <p className={classes.support} role="status">
      <LifeBuoy aria-hidden size={18} />
      <span>{say('banner', { name: support.by, time: formatDayTime(support.endsAt, locale) })}</span>
      <Button size="compact" busy={isBusy} onClick={() => void leave()}>
        {say('leave')}
      </Button>
    </p>
  );
};
