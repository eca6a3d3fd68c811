import type { FirstStep } from '#schemas/first-steps.ts';
import { mediaPath, publishPath } from '#schemas/office.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { useWords } from '../../words/words.ts';
import { firstStepWords } from './first-step-words.ts';
import classes from './first-steps.module.css';
import { HolidayStart } from './HolidayStart.tsx';
import { ItemStart } from './ItemStart.tsx';
import { StepSample } from './StepSample.tsx';

/** Where the work of a step is done. */
const screens: Readonly<Record<FirstStep, string>> = {
  logo: '/school/profile',
  contact: '/school/profile',
  theme: '/school/website/theme',
  banner: '/school/content/banner',
  about: '/school/content/about',
  notice: '/school/content/notice',
  holidays: '/school/content/holiday',
  people: '/school/users?person=new',
  publishing: publishPath,
};

interface Props {
  readonly step: FirstStep;
  readonly isDone: boolean;
  readonly today: string;
  /** Goes on to another step, where one is left. */
  readonly onLater: (() => void) | undefined;
}

/** One step: why, what it looks like when it is done, and its work or the screen for that. */
export const StepWork = ({ step, isDone, today, onLater }: Props) => {
  const say = useWords(firstStepWords);
  const later = onLater && (
    <Button look="quiet" onClick={onLater}>
      {say('notNow')}
    </Button>
  );
  return (
    <div className={classes.work}>
      <p className={classes.kicker}>{say(isDone ? 'doneStep' : 'openStep')}</p>
      <h3>{say(`${step}Deed`)}</h3>
      <p>{say(`${step}Why`)}</p>
      <StepSample step={step} today={today} />
      {isDone ? (
        <div className={classes.deeds}>
          <ButtonLink to={screens[step]}>{say('lookAt')}</ButtonLink>
          {later}
        </div>
      ) : step === 'banner' || step === 'about' || step === 'notice' ? (
        <ItemStart type={step}>{later}</ItemStart>
      ) : step === 'holidays' ? (
        <HolidayStart today={today} screen={screens.holidays}>
          {later}
        </HolidayStart>
      ) : (
        <div className={classes.deeds}>
          <ButtonLink look="primary" to={screens[step]}>
            {say(`${step}Go`)}
          </ButtonLink>
          {step === 'logo' && <ButtonLink to={mediaPath}>{say('media')}</ButtonLink>}
          {later}
        </div>
      )}
    </div>
  );
};
