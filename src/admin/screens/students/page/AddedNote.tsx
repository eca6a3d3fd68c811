import { Check } from 'lucide-react';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { useWords } from '../../../words/words.ts';
import classes from './page.module.css';
import { pageWords } from './page-words.ts';
import type { PagePlace } from './use-page-place.ts';

/** What follows once a student is added. */
export const AddedNote = ({ place }: { readonly place: PagePlace }) => {
  const say = useWords(pageWords);
  const steps = [
    ['photo', say('nextPhoto')],
    ['document', say('nextDocuments')],
    ['bio', say('nextBio')],
    ['consent', say('nextConsent')],
    ['bank', say('nextBank')],
  ] as const;
  return (
    <section className={classes.added} aria-label={say('addedTitle')}>
      <p role="status">
        <Check aria-hidden size={18} />
        <strong>{say('addedTitle')}</strong> {say('addedNext')}
      </p>
      <ul>
        {steps.map(([edit, label]) => (
          <li key={edit}>
            <Button size="compact" onClick={() => place.open(edit)}>
              {label}
            </Button>
          </li>
        ))}
        <li>
          <ButtonLink look="quiet" size="compact" to="/student/add_student">
            {say('another')}
          </ButtonLink>
        </li>
      </ul>
    </section>
  );
};
