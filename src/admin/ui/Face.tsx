import classes from './face.module.css';
import { Initials } from './Initials.tsx';

interface Props {
  readonly name: string;
  /** The address of a photo. */
  readonly photo?: string | undefined;
}

/** A person as a disc: the photo where there is one, else the initials. The name stands beside it. */
export const Face = ({ name, photo }: Props) =>
  photo ? <img className={classes.face} src={photo} alt="" width={32} height={32} /> : <Initials name={name} />;
