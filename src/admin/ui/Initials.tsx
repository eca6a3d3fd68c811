import { Initials as SharedInitials } from '#sections/shared/Initials.tsx';
import classes from './initials.module.css';

interface Props {
  readonly name: string;
  /** Whether the person is there now: a green dot. */
  readonly isHere?: boolean;
}

/** A person as a disc, whose colours stay the same for a name. */
export const Initials = ({ name, isHere = false }: Props) => {
  const index = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const disc = <SharedInitials name={name} index={index} className={classes.initials} />;
  return isHere ? <span className={classes.here}>{disc}</span> : disc;
};
