import { Initials } from '../../ui/Initials.tsx';
import classes from './students.module.css';

interface Props {
  readonly name: string;
  /** The link to the photo. */
  readonly photo: string | undefined;
}

/** A student as a disc: the photo, or initials where there is none. */
export const Face = ({ name, photo }: Props) =>
  photo ? <img className={classes.face} src={photo} alt="" width={30} height={30} /> : <Initials name={name} />;
