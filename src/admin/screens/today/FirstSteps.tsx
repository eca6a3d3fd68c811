import { Check, Circle } from 'lucide-react';
import { Suspense, useState } from 'react';
import { type FirstRun, putAwayFirstSteps } from '#schemas/api/office.ts';
import { type FirstStep, firstSteps } from '#schemas/first-steps.ts';
import { useAction } from '../../calls/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { useAttempt } from '../../ui/Notices.tsx';
import { part } from '../../ui/part.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import hidden from '../../ui/unseen.module.css';
import { useWords } from '../../words/words.ts';
import { firstStepWords } from './first-step-words.ts';
import classes from './first-steps.module.css';
import { RemoveSamples } from './RemoveSamples.tsx';

/** Its forms are more than all the rest of the screen. */
const StepWork = part(async () => (await import('./StepWork.tsx')).StepWork);

interface Props {
  readonly firstRun: FirstRun;
  readonly today: string;
}

/** The way to a site worth showing: what is done of it, and the work of one step beside. */
export const FirstSteps = ({ firstRun, today }: Props) => {
  const say = useWords(firstStepWords);
  const attempt = useAttempt();
  const putAway = useAction(putAwayFirstSteps);
  const [chosen, setChosen] = useState<FirstStep>();
  const [isWhole, setWhole] = useState(false);
  const done = new Set(firstRun.done);
  const open = chosen ?? nextStep(done);
  if (open === undefined) return null;
  const later = nextStep(done, open);
  const put = (isPutAway: boolean): void => void attempt(() => putAway.mutateAsync({ body: { isPutAway } }));
  if (firstRun.isPutAway)
    return (
      <p className={classes.away}>
        {say('awayNote', { done: done.size })}{' '}
        <Button size="compact" look="quiet" busy={putAway.isPending} onClick={() => put(false)}>
          {say('show')}
        </Button>
      </p>
    );
  return (
    <section className={classes.card} data-whole={isWhole || undefined} aria-labelledby="first-steps">
      <div className={classes.steps}>
        <div className={classes.head}>
          <h2 id="first-steps">{say('title')}</h2>
          <p>{say('count', { done: done.size })}</p>
        </div>
        <div className={classes.bar} aria-hidden>
          {firstSteps.map((step) => (
            <i key={step} data-done={done.has(step) || undefined} />
          ))}
        </div>
        <ol>
          {firstSteps.map((step) => (
            <li key={step}>
              <button
                type="button"
                aria-current={step === open ? 'step' : undefined}
                data-done={done.has(step) || undefined}
                onClick={() => setChosen(step)}
              >
                {done.has(step) ? <Check aria-hidden size={18} /> : <Circle aria-hidden size={18} />}
                <span>
                  {say(step)} <span className={hidden.unseen}>{say(done.has(step) ? 'isDone' : 'isOpen')}</span>
                </span>
              </button>
            </li>
          ))}
        </ol>
        <div className={classes.ends}>
          <Button size="compact" look="quiet" busy={putAway.isPending} onClick={() => put(true)}>
            {say('putAway')}
          </Button>
          {firstRun.samples > 0 && <RemoveSamples count={firstRun.samples} />}
        </div>
      </div>
      <div className={classes.all}>
        <Button look="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {say(isWhole ? 'fewer' : 'all')}
        </Button>
      </div>
      <Suspense
        fallback={
          <div className={classes.work}>
            <Skeleton rows={4} />
          </div>
        }
      >
        <StepWork
          key={open}
          step={open}
          isDone={done.has(open)}
          today={today}
          onLater={later === open ? undefined : () => setChosen(later)}
        />
      </Suspense>
    </section>
  );
};

/** The first step that is not done, behind another where one is given; undefined where all are. */
const nextStep = (done: ReadonlySet<FirstStep>, after?: FirstStep): FirstStep | undefined => {
  const from = after === undefined ? 0 : firstSteps.indexOf(after) + 1;
  return [...firstSteps.slice(from), ...firstSteps.slice(0, from)].find((step) => !done.has(step));
};
