import { useState } from 'react';
import type { SchoolDetails } from '#schemas/api/platform.ts';
import { enterSchool } from '#schemas/api/support.ts';
import { useAction } from '../../calls/use-call.ts';
import { formatDayTime } from '../../format/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { useAttempt } from '../../ui/Notices.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './schools.module.css';
import { supportWords } from './support-words.ts';

/** Whether the school lets operators look in, and the way in while it does. */
export const SupportAccess = ({ details: { school, support } }: { readonly details: SchoolDetails }) => {
  const say = useWords(supportWords);
  const locale = useLocale();
  const attempt = useAttempt();
  const enter = useAction(enterSchool);
  const [isLeaving, setLeaving] = useState(false);
  const go = (): void =>
    void attempt(async () => {
      const { url } = await enter.mutateAsync({ params: { id: school.School_Id } });
      setLeaving(true);
      window.location.assign(url);
    });
  return (
    <section>
      <h3>{say('title')}</h3>
      {support ? (
        <>
          <p>{say('open', { time: formatDayTime(support.endsAt, locale), name: support.givenBy })}</p>
          <p>{support.reason}</p>
          <Button busy={enter.isPending || isLeaving} onClick={go}>
            {say('enter')}
          </Button>
        </>
      ) : (
        <p className={classes.note}>{say('none')}</p>
      )}
    </section>
  );
};
