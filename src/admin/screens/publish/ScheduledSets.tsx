import { CircleAlert, Clock } from 'lucide-react';
import {
  cancelScheduledPublication,
  listScheduledPublications,
  type ScheduledPublication,
} from '#schemas/api/scheduled-publications.ts';
import { themeChange } from '#schemas/office.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { formatDayTime } from '../../format/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { Deeds } from '../../ui/Deeds.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import type { Wording } from './change-words.ts';
import classes from './publish.module.css';

/** What goes live together at a time, with the way back; and what could not, with what held it back. */
export const ScheduledSets = ({ words }: { readonly words: Wording }) => {
  const { say, locale } = words;
  const tell = useNotices();
  const attempt = useAttempt();
  const cancel = useAction(cancelScheduledPublication);
  const { data } = useCall(listScheduledPublications, {});
  if (!data || data.length === 0) return null;
  const takeBack = async ({ id, problems }: ScheduledPublication): Promise<void> => {
    const isDone = await attempt(() => cancel.mutateAsync({ params: { id } }));
    if (isDone && !problems) tell.notice(say('takenBack'));
  };
  return (
    <section className={classes.sets} aria-labelledby="scheduled-sets">
      <h2 id="scheduled-sets">{say('sets')}</h2>
      <ul>
        {data.map((set) => {
          const time = formatDayTime(set.local, locale);
          return (
            <li key={set.id} data-failed={set.problems ? '' : undefined}>
              {set.problems ? <CircleAlert aria-hidden size={18} /> : <Clock aria-hidden size={18} />}
              <div>
                <strong>{set.problems ? say('setFailed', { time }) : time}</strong>
                <span>{lineOf(set, words)}</span>
                {set.problems && <Problems problems={set.problems} words={words} />}
              </div>
              <Deeds>
                <Button
                  size="compact"
                  aria-label={say(set.problems ? 'understoodOf' : 'takeBackOf', { time })}
                  busy={cancel.isPending && cancel.variables?.params.id === set.id}
                  onClick={() => void takeBack(set)}
                >
                  {say(set.problems ? 'understood' : 'takeBack')}
                </Button>
              </Deeds>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

const lineOf = ({ count, note, isYours, user }: ScheduledPublication, { say }: Wording): string => {
  const who = isYours ? say('you') : (user ?? say('nobody'));
  return say('line', { what: note ?? say(count === 1 ? 'count1' : 'count', { count }), who });
};

interface ProblemsProps {
  readonly problems: NonNullable<ScheduledPublication['problems']>;
  readonly words: Wording;
}

const Problems = ({ problems, words: { say } }: ProblemsProps) => (
  <>
    <ul>
      {problems.map(({ type, id, title, text }) => (
        <li key={`${type}/${id} ${text}`}>
          {say('wrong', { label: type === themeChange ? say('theme') : (title ?? say('untitled')), text })}
        </li>
      ))}
    </ul>
    <span>{say('remedy')}</span>
  </>
);
