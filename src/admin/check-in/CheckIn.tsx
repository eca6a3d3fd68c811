import { CalendarOff, CircleCheck, Clock } from 'lucide-react';
import { useId } from 'react';
import { checkIn, type OwnDay } from '#schemas/api/staff/check-in.ts';
import { useAction } from '../calls/use-call.ts';
import { formatTime } from '../format/dates.ts';
import { dayCodeWords } from '../staff/day-code-words.ts';
import { Button } from '../ui/Button.tsx';
import { useAttempt, useNotices } from '../ui/Notices.tsx';
import hidden from '../ui/unseen.module.css';
import { useLocale, useWords } from '../words/words.ts';
import classes from './check-in.module.css';
import { checkInWords } from './words.ts';

/** Marks the own arrival, once a day; says what stands there, whoever has entered it. Nothing where nobody works. */
export const CheckIn = ({ day }: { readonly day: OwnDay }) => {
  const say = useWords(checkInWords);
  const locale = useLocale();
  const id = useId();
  const tell = useNotices();
  const attempt = useAttempt();
  const action = useAction(checkIn);
  const texts = useTexts(day);
  const { State } = day;
  if (texts.length === 0) return null;
  const come = (): Promise<boolean> =>
    attempt(async () => {
      const { Day, Checked_In } = await action.mutateAsync({ body: {} });
      if (Checked_In) tell.notice(say('done', { time: formatTime(`${Day}T${Checked_In}`, locale) }));
    });
  const Icon = State === 'Open' ? Clock : State === 'On_Leave' ? CalendarOff : CircleCheck;
  return (
    <section className={classes.band} data-state={State} aria-labelledby={id}>
      <h2 className={hidden.unseen} id={id}>
        {say('title')}
      </h2>
      <Icon aria-hidden size={20} strokeWidth={1.75} />
      <p>
        <strong>{texts[0]}</strong> {texts.slice(1).join(' ')}
      </p>
      {State === 'Open' && (
        <Button busy={action.isPending} onClick={() => void come()}>
          {say('deed')}
        </Button>
      )}
    </section>
  );
};

/** What is said of each state: the first sentence leads. */
const useTexts = ({ State, Day, Late_After, Leave_Type = '', Code, In_Time, Checked_In = '' }: OwnDay): string[] => {
  const say = useWords(checkInWords);
  const sayCode = useWords(dayCodeWords);
  const locale = useLocale();
  const at = (time: string): string => formatTime(`${Day}T${time}`, locale);
  const code = Code ? sayCode(Code) : '';
  if (State === 'Open')
    return [
      say('open'),
      ...(Leave_Type
        ? [say('half', { type: Leave_Type })]
        : Late_After
          ? [say('until', { time: at(Late_After) })]
          : []),
    ];
  if (State === 'On_Leave') return [Leave_Type ? say('leave', { type: Leave_Type }) : say('onLeave')];
  if (State === 'Entered') return [say('entered', { code })];
  if (State !== 'Checked_In') return [];
  const isChanged = In_Time !== Checked_In || Code === 'A' || Code === 'LV' || Code === 'OD';
  return [
    say('checkedIn', { time: at(Checked_In) }),
    ...(isChanged ? [say('changed', { code })] : Code === 'L' ? [`${code}.`] : []),
  ];
};
