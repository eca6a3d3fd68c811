import type { OpenRegister } from '#schemas/api/office.ts';
import type { OwnDay } from '#schemas/api/staff/check-in.ts';
import { attendancePath } from '#schemas/office.ts';
import { classParam } from '../../attendance/ClassSelect.tsx';
import { partWords } from '../../attendance/words.ts';
import { CheckIn } from '../../check-in/CheckIn.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { useMayWriteHere } from '../../ui/Deeds.tsx';
import { useWords } from '../../words/words.ts';
import classes from './morning.module.css';
import { morningWords } from './morning-words.ts';

interface Props {
  readonly registers: readonly OpenRegister[];
  readonly checkIn: OwnDay | undefined;
}

/** What somebody's day begins with: the own arrival, and the register of the own class. */
export const Morning = ({ registers, checkIn }: Props) => {
  const say = useWords(morningWords);
  const sayPart = useWords(partWords);
  const mayWrite = useMayWriteHere();
  return (
    <div className={classes.morning}>
      {checkIn && <CheckIn day={checkIn} />}
      {registers.map((one, at) => (
        <section key={`${classParam(one)}${one.Part}`} className={classes.register}>
          <div>
            <h2>{one.Part ? `${one.Name}, ${sayPart(one.Part)}` : one.Name}</h2>
            <p>{one.Students === 1 ? say('notTaken1') : say('notTaken', { count: one.Students })}</p>
          </div>
          <ButtonLink
            look={at === 0 ? 'primary' : 'secondary'}
            to={`${attendancePath}?class=${classParam(one)}${one.Part ? `&part=${one.Part}` : ''}`}
          >
            {say(mayWrite ? 'take' : 'open')}
          </ButtonLink>
        </section>
      ))}
    </div>
  );
};
