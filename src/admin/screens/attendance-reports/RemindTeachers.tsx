import { BellRing } from 'lucide-react';
import { type RemindedClass, remindTeachers } from '#schemas/api/attendance/reminders.ts';
import { useAction } from '../../calls/use-call.ts';
import { formatTime } from '../../format/dates.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { useStart } from '../../session/start.ts';
import { useReadScope } from '../../session/use-may-write.ts';
import { Button } from '../../ui/Button.tsx';
import { useAttempt } from '../../ui/Notices.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './reports.module.css';
import { reportWords } from './words.ts';

interface Props {
  readonly date: string;
  /** How many registers are missing. */
  readonly missing: number;
}

/** Reminds the teachers of the registers that are missing, and says who was told and who cannot be. */
export const RemindTeachers = ({ date, missing }: Props) => {
  const say = useWords(reportWords);
  const attempt = useAttempt();
  const { support } = useStart();
  const readScopeOf = useReadScope();
  const remind = useAction(remindTeachers);
  if (missing === 0 || support || readScopeOf('/student/Student_Attendance_Reports') !== 'all') return null;
  return (
    <div className={classes.remind}>
      <Button
        icon={<BellRing aria-hidden size={18} />}
        busy={remind.isPending}
        onClick={() => void attempt(() => remind.mutateAsync({ body: { Date: date } }))}
      >
        {say(missing === 1 ? 'remind1' : 'remind')}
      </Button>
      <div role="status">
        {remind.data && <Told classes={remind.data.classes} sendsMail={remind.data.Sends_Mail} />}
      </div>
    </div>
  );
};

interface ToldProps {
  readonly classes: readonly RemindedClass[];
  readonly sendsMail: boolean;
}

/** What came of it, a sentence for each kind of answer. */
const Told = ({ classes: all, sendsMail }: ToldProps) => {
  const say = useWords(reportWords);
  const locale = useLocale();
  const { nameOfClass } = useClassNames();
  const unique = (names: readonly string[]): string => [...new Set(names)].join(', ');
  const mailed = unique(all.flatMap(({ Mailed }) => Mailed));
  const unmailed = unique(all.flatMap(({ Without_Address }) => Without_Address));
  const withoutAccess = unique(all.flatMap(({ Without_Access }) => Without_Access));
  const withoutTeacher = all.filter(({ Outcome }) => Outcome === 'No_Teacher').map(nameOfClass);
  const sentences = [
    mailed && say(sendsMail ? 'toldByMail' : 'toldHere', { names: mailed }),
    unmailed && say('toldWithoutAddress', { names: unmailed }),
    withoutAccess && say('toldNoAccess', { names: withoutAccess }),
    ...all
      .filter(({ Outcome }) => Outcome === 'Too_Soon')
      .map((one) =>
        say('toldTooSoon', {
          class: nameOfClass(one),
          names: unique(one.Told_Before ?? []),
          time: formatTime(one.Reminded_At ?? '', locale),
        }),
      ),
    withoutTeacher.length > 0 && say('toldNobody', { classes: withoutTeacher.join(', ') }),
  ].flatMap((text) => text || []);
  return (
    <ul>
      {sentences.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
};
