import { Link } from 'react-router-dom';
import type { DayFigures as Figures } from '#schemas/api/office.ts';
import { useWords } from '../../words/words.ts';
import classes from './morning.module.css';
import { morningWords } from './morning-words.ts';

/** How many are in school today, by the registers that are taken; nothing until there is one. */
export const DayFigures = ({ figures: { Counts, Registers, Taken } }: { readonly figures: Figures }) => {
  const say = useWords(morningWords);
  if (Taken === 0) return null;
  const inSchool = Counts.P + Counts.L + Counts.HD;
  const shown = [
    { name: say('inSchool'), count: inSchool, kind: 'in' },
    { name: say('absent'), count: Counts.A, kind: 'absent' },
    { name: say('late'), count: Counts.L, kind: 'late' },
    { name: say('onLeave'), count: Counts.LV, kind: 'leave' },
    ...(Counts.OD > 0 ? [{ name: say('onDuty'), count: Counts.OD, kind: 'duty' }] : []),
  ];
  return (
    <section className={classes.figures} aria-labelledby="figures">
      <div className={classes.head}>
        <h2 id="figures">{say('attendance')}</h2>
        <Link to="/student/Student_Attendance_Reports">
          {Registers === 1 && Taken === 1
            ? say('allTaken1')
            : Taken === Registers
              ? say('allTaken', { count: Registers })
              : say('taken', { taken: Taken, all: Registers })}
        </Link>
      </div>
      <dl>
        {shown.map(({ name, count, kind }) => (
          <div key={kind} data-kind={kind}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
