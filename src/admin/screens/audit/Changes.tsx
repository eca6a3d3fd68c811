import type { AuditInfo } from '#schemas/api/audit.ts';
import { ChangedWords, In, Out } from '../../differences/Marks.tsx';
import { useWords } from '../../words/words.ts';
import classes from './audit.module.css';
import { type ChangedField, changedFields } from './changed-fields.ts';
import { useFieldSayings } from './field-sayings.ts';
import { entryWords } from './words.ts';

/** What an entry tells of, field by field: both sides where something was changed. */
export const Changes = ({ entry }: { readonly entry: AuditInfo }) => {
  const say = useWords(entryWords);
  const { label, value } = useFieldSayings(entry);
  const { before, after } = entry;
  const fields = changedFields(before, after);
  const isChange = before !== null && after !== null;
  if (fields.length === 0) return <p className={classes.note}>{say('nothing')}</p>;
  return (
    <section className={classes.changes}>
      <h3>{say(isChange ? 'changed' : after === null ? 'removed' : 'added')}</h3>
      <dl>
        {fields.map((field) => (
          <div key={field.path.join('.')}>
            <dt>{label(field.path)}</dt>
            <dd>
              {isChange ? (
                <Sides field={field} value={value} />
              ) : (
                value(field.path, after === null ? field.before : field.after)
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

interface SidesProps {
  readonly field: ChangedField;
  readonly value: (path: readonly string[], side: unknown) => string;
}

/** From this on the words of a text are compared, in characters: a short one is put beside its other side. */
const longText = 24;

const Sides = ({ field: { path, before, after }, value }: SidesProps) => {
  const [old, next] = [value(path, before), value(path, after)];
  if (old && next && Math.max(old.length, next.length) > longText) return <ChangedWords before={old} after={next} />;
  return (
    <>
      {old && <Out>{old}</Out>} {next && <In>{next}</In>}
    </>
  );
};
