import { Check, Circle, CircleCheck } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
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

/** From so many on, a phone shows of the list only what is left. */
const nearly = 7;

/** The way to a site worth showing: what is done of it, and the work of one step beside. */
export const FirstSteps = ({ firstRun, today }: Props) => {
  const say = useWords(firstStepWords);
  const attempt = useAttempt();
  const putAway = useAction(putAwayFirstSteps);
  // All done, they are looked at here alone, and nothing of that is for the whole office.
  const [isLookedAt, setLookedAt] = useState(false);
  const done = new Set(firstRun.done);
  const isComplete = done.size === firstSteps.length;
  const put = (isPutAway: boolean): void => void attempt(() => putAway.mutateAsync({ body: { isPutAway } }));
  const show = (): void => (isComplete ? setLookedAt(true) : put(false));
  if (isComplete ? isLookedAt : !firstRun.isPutAway)
    return (
      <StepsCard
        done={done}
        today={today}
        putAway={
          <Button
            size="compact"
            look="quiet"
            busy={putAway.isPending}
            onClick={() => (isComplete ? setLookedAt(false) : put(true))}
          >
            {say(isComplete ? 'close' : 'putAway')}
          </Button>
        }
        samples={firstRun.samples}
      />
    );
  if (firstRun.isPutAway)
    return (
      <p className={classes.away}>
        {isComplete ? say('allDoneNote') : say('awayNote', { done: done.size })}{' '}
        <Button size="compact" look="quiet" busy={putAway.isPending} onClick={show}>
          {say('show')}
        </Button>
      </p>
    );
  return (
    <section className={classes.complete} aria-labelledby="first-steps">
      <CircleCheck aria-hidden size={24} />
      <div>
        <h2 id="first-steps">{say('complete')}</h2>
        <p>{say('completeText')}</p>
        <div className={classes.ends}>
          <Button size="compact" busy={putAway.isPending} onClick={() => put(true)}>
            {say('understood')}
          </Button>
          <Button size="compact" look="quiet" onClick={show}>
            {say('show')}
          </Button>
        </div>
      </div>
    </section>
  );
};

interface CardProps {
  readonly done: ReadonlySet<FirstStep>;
  readonly today: string;
  /** The button that leaves the list. */
  readonly putAway: ReactNode;
  readonly samples: number;
}

const StepsCard = ({ done, today, putAway, samples }: CardProps) => {
  const say = useWords(firstStepWords);
  const [chosen, setChosen] = useState<FirstStep>();
  const [isWhole, setWhole] = useState(false);
  const open = chosen ?? nextStep(done) ?? firstSteps[0];
  const later = nextStep(done, open);
  const isComplete = done.size === firstSteps.length;
  const isNearly = done.size >= nearly && !isComplete;
  return (
    <section
      className={classes.card}
      data-whole={isWhole || isComplete || undefined}
      data-nearly={isNearly || undefined}
      aria-labelledby="first-steps"
    >
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
            <li key={step} data-done={done.has(step) || undefined}>
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
          {putAway}
          {samples > 0 && <RemoveSamples count={samples} />}
        </div>
      </div>
      {!isComplete && (
        <div className={classes.all}>
          <Button look="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? say(isNearly ? 'left' : 'fewer') : isNearly ? say('showDone', { done: done.size }) : say('all')}
          </Button>
        </div>
      )}
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
          onLater={later === undefined || later === open ? undefined : () => setChosen(later)}
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
