import type { SchoolState as State } from '#schemas/records/school-state.ts';
import { useWords } from '../../words/words.ts';
import classes from './schools.module.css';
import { schoolStateWords } from './state-words.ts';

/** Where a school stands, by a sign and in words. */
export const SchoolState = ({ state }: { readonly state: State }) => {
  const say = useWords(schoolStateWords);
  return (
    <span className={classes.state} data-state={state}>
      <span className={classes.sign} />
      {say(state)}
    </span>
  );
};
