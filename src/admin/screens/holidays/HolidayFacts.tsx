import type { HolidayRow } from '#schemas/api/holidays.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useWords } from '../../words/words.ts';
import { kindOf } from './calendar.ts';
import classes from './form.module.css';
import { useLabels } from './HolidayInputs.tsx';
import { useKinds } from './use-kinds.ts';
import { useSpans } from './use-spans.ts';
import { useWhom } from './use-whom.ts';
import { holidayWords } from './words.ts';

interface Props {
  readonly holiday: HolidayRow;
  readonly onClose: () => void;
}

/** A holiday, for who may only read it. */
export const HolidayFacts = ({ holiday, onClose }: Props) => {
  const say = useWords(holidayWords);
  const label = useLabels();
  const kindName = useKinds();
  const spanOf = useSpans();
  const whomOf = useWhom();
  const { name, days, Opens_At, Closes_At, Applies_To, Description, Show_On_Website } = holiday;
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Holiday_Type', kindName(kindOf(holiday))],
    ['Opens_At', Opens_At],
    ['Closes_At', Closes_At],
    ['Applies_To', whomOf(Applies_To) ?? say('All')],
    ['Description', Description],
    ['Show_On_Website', say(Show_On_Website === false ? 'no' : 'yes')],
  ];
  const length = days === 1 ? say('day1') : say('dayCount', { count: days });
  return (
    <Panel title={name} note={`${spanOf(holiday)} · ${length}`} onClose={onClose}>
      <dl className={classes.facts}>
        {facts.map(
          ([field, text]) =>
            text && (
              <div key={field}>
                <dt>{label(field)}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={classes.note}>{say('readOnly')}</p>
    </Panel>
  );
};
