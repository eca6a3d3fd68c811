import type { MergePreview } from '#schemas/api/students/merge.ts';
import { codeWords } from '../../attendance/words.ts';
import { formatWeekday } from '../../format/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { Choice } from './Choice.tsx';
import { markKey, type Side } from './differences.ts';
import classes from './merge.module.css';
import { mergeWords } from './words.ts';

interface Props {
  readonly marks: MergePreview['marks'];
  readonly chosen: ReadonlyMap<string, Side>;
  readonly onChoose: (keys: readonly string[], side: Side) => void;
}

/** The days on which the registers say two things of the child: nothing is chosen before somebody has. */
export const Marks = ({ marks, chosen, onChoose }: Props) => {
  const say = useWords(mergeWords);
  const sayCode = useWords(codeWords);
  const locale = useLocale();
  const all = marks.map(markKey);
  return (
    <section aria-labelledby="marks">
      <h2 id="marks">{say('marks', { count: marks.length })}</h2>
      <p>{say('marksNote')}</p>
      <div className={classes.all}>
        <Button size="compact" onClick={() => onChoose(all, 'Stays')}>
          {say('allStays')}
        </Button>
        <Button size="compact" onClick={() => onChoose(all, 'Goes')}>
          {say('allGoes')}
        </Button>
      </div>
      <table className={classes.table}>
        <tbody>
          {marks.map((mark) => {
            const key = markKey(mark);
            const day = [formatWeekday(mark.Date, locale), mark.Part !== 'Full' && say(mark.Part)]
              .filter(Boolean)
              .join(', ');
            return (
              <tr key={key}>
                <th scope="row">{day}</th>
                {(['Stays', 'Goes'] as const).map((side) => (
                  <td key={side}>
                    <Choice
                      group={key}
                      name={`${day}: ${sayCode(mark[side])}`}
                      side={side}
                      chosen={chosen.get(key)}
                      onChoose={(one) => onChoose([key], one)}
                    >
                      {sayCode(mark[side])}
                    </Choice>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
};
