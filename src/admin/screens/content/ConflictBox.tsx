import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/words.ts';
import classes from './content.module.css';
import type { Conflict } from './draft-state.ts';
import type { TypeLayout } from './types/define-type.ts';
import { useBoth } from './use-both.ts';
import { contentWords } from './words.ts';

interface Props {
  readonly conflict: { readonly text: string; readonly fields: readonly Conflict[] };
  readonly layout: TypeLayout;
  readonly onDecide: (field: string, value: unknown) => void;
}

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '–' : JSON.stringify(value);

/** The fields that two people have changed, side by side: one of them decides. */
export const ConflictBox = ({ conflict, layout, onDecide }: Props) => {
  const say = useWords(contentWords);
  const both = useBoth();
  return (
    <section className={classes.conflict} role="alert">
      <p>{conflict.text}</p>
      {conflict.fields.map(({ field, theirs, yours }) => (
        <div key={field} className={classes.versions}>
          <strong>{both(layout.fields[field]?.label ?? [field, field])}</strong>
          <div>
            <span>{say('theirs')}</span>
            <p>{shown(theirs)}</p>
            <Button onClick={() => onDecide(field, theirs ?? undefined)}>{say('keepTheirs')}</Button>
          </div>
          <div>
            <span>{say('yours')}</span>
            <p>{shown(yours)}</p>
            <Button onClick={() => onDecide(field, yours ?? undefined)}>{say('keepYours')}</Button>
          </div>
        </div>
      ))}
    </section>
  );
};
