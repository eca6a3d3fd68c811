import { Initials as SharedInitials } from '#sections/shared/Initials.tsx';
import classes from './initials.module.css';

/** A person as a disc, whose colours stay the same for a name. */
export const Initials = ({ name }: { readonly name: string }) => {
  const index = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return <SharedInitials name={name} index={index} className={classes.initials} />;
};
