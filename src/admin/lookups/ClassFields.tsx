import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { SelectField } from '../ui/Field.tsx';
import { useEntryKeys } from '../ui/use-entry-keys.ts';
import { defineWords, useWords } from '../words/words.ts';
import classes from './class-fields.module.css';
import { type OwnClass, useClassNames } from './use-class-names.ts';

const words = defineWords({
  en: {
    class: 'Class {n}',
    section: 'Section of class {n}',
    add: 'Add a class',
    remove: 'Remove class {n}',
  },
  hi: {
    class: 'कक्षा {n}',
    section: 'कक्षा {n} का सेक्शन',
    add: 'कक्षा जोड़ें',
    remove: 'कक्षा {n} हटाएँ',
  },
});

interface Props<Of extends OwnClass> {
  /** Of the group, for the summary of errors to lead to. */
  readonly id?: string;
  /** What the group is called. */
  readonly label: string;
  readonly error?: string | undefined;
  readonly chosen: readonly Of[];
  /** What a class begins as that is added. */
  readonly newOf: (first: OwnClass) => Of;
  readonly onChange: (chosen: readonly Of[]) => void;
  /** What is asked of each class besides. */
  readonly children?: (one: Of, change: (change: Partial<Of>) => void) => ReactNode;
}

/** Classes of somebody, each with its section. */
export const ClassFields = <Of extends OwnClass>(props: Props<Of>) => {
  const { id, label, error, chosen, newOf, onChange, children } = props;
  const say = useWords(words);
  const { classes: all, sections, classChoices, sectionChoices } = useClassNames();
  const { keys, remove } = useEntryKeys(chosen.length);
  const [firstClass] = all;
  const [firstSection] = sections;
  const put = (at: number, change: Partial<Of>): void =>
    onChange(chosen.map((one, i) => (i === at ? { ...one, ...change } : one)));
  const optionsOf = (choices: typeof all) =>
    choices.map(({ id: value, name }) => ({ value: String(value), label: name }));
  return (
    <fieldset className={classes.group} id={id} tabIndex={-1}>
      <legend>{label}</legend>
      {error && <p className={classes.wrong}>{error}</p>}
      <ul hidden={chosen.length === 0}>
        {chosen.map((one, at) => {
          const n = at + 1;
          return (
            <li key={keys[at]}>
              <SelectField
                label={say('class', { n })}
                options={optionsOf(classChoices(one.Class_Id))}
                value={one.Class_Id}
                onChange={({ currentTarget }) => put(at, { Class_Id: Number(currentTarget.value) } as Partial<Of>)}
              />
              <SelectField
                label={say('section', { n })}
                options={optionsOf(sectionChoices(one.Section_Id))}
                value={one.Section_Id}
                onChange={({ currentTarget }) => put(at, { Section_Id: Number(currentTarget.value) } as Partial<Of>)}
              />
              <Button
                look="quiet"
                aria-label={say('remove', { n })}
                onClick={() => {
                  remove(at);
                  onChange(chosen.filter((_, i) => i !== at));
                }}
              >
                <X aria-hidden size={18} />
              </Button>
              {children && <div className={classes.more}>{children(one, (change) => put(at, change))}</div>}
            </li>
          );
        })}
      </ul>
      {firstClass && firstSection && (
        <Button
          size="compact"
          icon={<Plus aria-hidden size={18} />}
          onClick={() => onChange([...chosen, newOf({ Class_Id: firstClass.id, Section_Id: firstSection.id })])}
        >
          {say('add')}
        </Button>
      )}
    </fieldset>
  );
};
