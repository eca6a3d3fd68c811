import { Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { copyHolidays } from '#schemas/api/holiday-bulk.ts';
import type { HolidayRegisters } from '#schemas/records/attendance.ts';
import type { Received } from '../../calls/types.ts';
import { useAction } from '../../calls/use-call.ts';
import { formatDay } from '../../format/dates.ts';
import { RegistersDialog } from '../../holiday-registers/RegistersDialog.tsx';
import { sessionName } from '../../session/school-session.ts';
import { useStart } from '../../session/start.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './copy.module.css';
import { useSpans } from './use-spans.ts';
import { copyWords } from './words.ts';

interface Props {
  /** The session that is filled. */
  readonly session: number;
  readonly onClose: () => void;
}

/** What of last session's holidays would come into this one, and then does. */
export const CopyDialog = ({ session, onClose }: Props) => {
  const say = useWords(copyWords);
  const { school } = useStart();
  const tell = useNotices();
  const attempt = useAttempt();
  const tried = useAction(copyHolidays);
  const copy = useAction(copyHolidays);
  const [isAsked, setAsked] = useState(false);
  const body = { School_Id: school.School_Id, StartSession: session };
  const look = (): void => tried.mutate({ body: { ...body, dryRun: true } });
  const first = useRef(look);
  useEffect(() => first.current(), []);
  const names = { from: sessionName(session - 1), to: sessionName(session) };
  const copyThem = (Registers?: HolidayRegisters): void =>
    void attempt(async () => {
      const { added } = await copy.mutateAsync({ body: { ...body, dryRun: false, ...(Registers && { Registers }) } });
      tell.notice(added === 1 ? say('done1') : say('done', { count: added }));
      onClose();
    });
  const { data } = tried;
  const registers = data?.holidays.reduce((sum, { registers: taken = 0 }) => sum + taken, 0) ?? 0;
  return (
    <Dialog title={say('title', names)} onClose={onClose}>
      {tried.isError ? (
        <LoadFailed text={say('failed')} onRetry={look} />
      ) : data ? (
        <Found found={data} names={names} />
      ) : (
        <Skeleton rows={4} />
      )}
      <DialogFoot>
        <Button look="quiet" onClick={onClose}>
          {say(data?.added === 0 ? 'close' : 'cancel')}
        </Button>
        {data !== undefined && data.added > 0 && (
          <Button
            look="primary"
            icon={<Copy aria-hidden size={18} />}
            busy={copy.isPending}
            onClick={() => (registers > 0 ? setAsked(true) : copyThem())}
          >
            {data.added === 1 ? say('copy1') : say('copy', { count: data.added })}
          </Button>
        )}
      </DialogFoot>
      {isAsked && (
        <RegistersDialog
          count={registers}
          refusal={say('noCopy')}
          onAnswer={(answer) => {
            setAsked(false);
            if (answer) copyThem(answer);
          }}
        />
      )}
    </Dialog>
  );
};

interface FoundProps {
  readonly found: Received<typeof copyHolidays>;
  readonly names: Readonly<Record<'from' | 'to', string>>;
}

const Found = ({ found: { added, holidays, left }, names }: FoundProps) => {
  const say = useWords(copyWords);
  const locale = useLocale();
  const spanOf = useSpans();
  const there = holidays.filter(({ state }) => state === 'There').map(({ holiday }) => holiday.name);
  if (holidays.length + left.length === 0) return <p>{say('nothing', names)}</p>;
  return (
    <div className={classes.found}>
      <p>{say('nothingYet')}</p>
      {added > 0 && (
        <section>
          <h3>{added === 1 ? say('added1') : say('added', { count: added })}</h3>
          <ul>
            {holidays
              .filter(({ state }) => state === 'New')
              .map(({ holiday, warnings, registers }) => (
                <li key={`${holiday.name} ${holiday.startHolidayDate}`}>
                  <strong>{holiday.name}</strong> <span>{spanOf(holiday)}</span>
                  {warnings.map((text) => (
                    <small key={text}>{text}</small>
                  ))}
                  {registers !== undefined && (
                    <small>{registers === 1 ? say('registers1') : say('registers', { count: registers })}</small>
                  )}
                </li>
              ))}
          </ul>
        </section>
      )}
      {there.length > 0 && (
        <section>
          <h3>{there.length === 1 ? say('there1') : say('there', { count: there.length })}</h3>
          <p>{there.join(', ')}</p>
        </section>
      )}
      {left.length > 0 && (
        <section>
          <h3>{left.length === 1 ? say('left1') : say('left', { count: left.length })}</h3>
          <p>{say('leftText')}</p>
          <ul>
            {left.map(({ name, startHolidayDate }) => (
              <li key={`${name} ${startHolidayDate}`}>
                <strong>{name}</strong> <span>{say('was', { day: formatDay(startHolidayDate, locale) })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};
