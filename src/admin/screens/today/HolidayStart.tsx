import type { ReactNode } from 'react';
import { listContent } from '#schemas/api/content/read.ts';
import { createContent } from '#schemas/api/content/write.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { useStart } from '../../session/start.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import { firstStepWords } from './first-step-words.ts';
import classes from './first-steps.module.css';
import { holidayDocument, nationalHolidays } from './national-holidays.ts';

interface Props {
  readonly today: string;
  readonly screen: string;
  readonly children: ReactNode;
}

/** Begins the list of holidays with those that every school in India has. */
export const HolidayStart = ({ today, screen, children }: Props) => {
  const say = useWords(firstStepWords);
  const attempt = useAttempt();
  const tell = useNotices();
  const { school } = useStart();
  const create = useAction(createContent);
  const { data: items } = useCall(listContent, { params: { type: 'holiday' }, query: { pageSize: 100 } });
  const add = async (): Promise<void> => {
    const isAdded = await attempt(async () => {
      const known = new Set(items?.map(({ document }) => document.startHolidayDate));
      for (const one of nationalHolidays(today).filter(({ date }) => !known.has(date)))
        await create.mutateAsync({
          params: { type: 'holiday' },
          body: holidayDocument(one, school.contentLocale),
        });
    });
    if (isAdded) tell.notice(say('holidaysAdded'));
  };
  return (
    <div className={classes.deeds}>
      <Button look="primary" busy={create.isPending} disabled={!items} onClick={() => void add()}>
        {say('holidaysGo')}
      </Button>
      <ButtonLink to={screen}>{say('ownHolidays')}</ButtonLink>
      {children}
    </div>
  );
};
