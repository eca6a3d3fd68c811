import type { Work } from '#schemas/api/office.ts';
import { publishPath } from '#schemas/office.ts';
import { Ball } from '../../ui/Ball.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { useWords } from '../../words/words.ts';
import classes from './today.module.css';
import { todayWords } from './words.ts';

/** What visitors do not see yet, and the way to show it to them. */
export const Changes = ({ work: { count, names } }: { readonly work: Work }) => {
  const say = useWords(todayWords);
  const more = count - names.length;
  return (
    <section className={classes.changes} aria-labelledby="changes">
      <h2 id="changes">
        <Ball />
        {count === 1 ? say('change1') : say('changes', { count })}
      </h2>
      <p>{say('changesHelp')}</p>
      <ul>
        {names.map((name, at) => {
          const key = `${at}${name}`;
          return <li key={key}>{name}</li>;
        })}
        {more > 0 && <li>{say('more', { count: more })}</li>}
      </ul>
      <ButtonLink to={publishPath}>{say('review')}</ButtonLink>
    </section>
  );
};
