import { Plus, X } from 'lucide-react';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckBox } from '../../ui/CheckBox.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { useEntryKeys } from '../../ui/use-entry-keys.ts';
import { useWords } from '../../words/words.ts';
import type { TaughtClass } from './fields.ts';
import classes from './form.module.css';
import type { MemberForm } from './use-member-form.ts';
import { formWords } from './words.ts';

/** The classes that somebody teaches, and of which of them they are the class teacher. */
export const ClassFields = ({ id, form }: { readonly id: string; readonly form: MemberForm }) => {
  const say = useWords(formWords);
  const { classes: all, sections } = useClassNames();
  const chosen = form.fields.Classes;
  const { keys, remove } = useEntryKeys(chosen.length);
  const [firstClass] = all;
  const [firstSection] = sections;
  const put = (at: number, change: Partial<TaughtClass>): void =>
    form.change({ Classes: chosen.map((one, i) => (i === at ? { ...one, ...change } : one)) });
  const optionsOf = (choices: typeof all) =>
    choices.map(({ id: value, name }) => ({ value: String(value), label: name }));
  return (
    <fieldset className={classes.classes} id={`${id}-Classes`} tabIndex={-1}>
      <legend>{say('Classes')}</legend>
      {form.errors.Classes && <p className={classes.wrong}>{form.errors.Classes}</p>}
      <ul hidden={chosen.length === 0}>
        {chosen.map(({ Class_Id, Section_Id, Is_Class_Teacher }, at) => {
          const n = at + 1;
          return (
            <li key={keys[at]}>
              <SelectField
                label={say('classNo', { n })}
                options={optionsOf(all)}
                value={Class_Id}
                onChange={({ currentTarget }) => put(at, { Class_Id: Number(currentTarget.value) })}
              />
              <SelectField
                label={say('sectionNo', { n })}
                options={optionsOf(sections)}
                value={Section_Id}
                onChange={({ currentTarget }) => put(at, { Section_Id: Number(currentTarget.value) })}
              />
              <CheckBox
                label={say('classTeacher')}
                isNamed
                checked={Is_Class_Teacher}
                onChange={(isTeacher) => put(at, { Is_Class_Teacher: isTeacher })}
              />
              <Button
                look="quiet"
                aria-label={say('removeClass', { n })}
                onClick={() => {
                  remove(at);
                  form.change({ Classes: chosen.filter((_, i) => i !== at) });
                }}
              >
                <X aria-hidden size={18} />
              </Button>
            </li>
          );
        })}
      </ul>
      {firstClass && firstSection && (
        <Button
          size="compact"
          icon={<Plus aria-hidden size={18} />}
          onClick={() =>
            form.change({
              Classes: [
                ...chosen,
                { Class_Id: firstClass.id, Section_Id: firstSection.id, Is_Class_Teacher: chosen.length === 0 },
              ],
            })
          }
        >
          {say('addClass')}
        </Button>
      )}
    </fieldset>
  );
};
