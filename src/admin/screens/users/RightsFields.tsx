import { Plus, X } from 'lucide-react';
import { type PermissionSet, permissionSets } from '#schemas/access/matrix.ts';
import { setMayWords, setWords } from '../../invitation/set-words.ts';
import { type OwnClass, useClassNames } from '../../lookups/use-class-names.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField, SwitchField } from '../../ui/Field.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { useEntryKeys } from '../../ui/use-entry-keys.ts';
import { useWords } from '../../words/words.ts';
import type { PersonFields } from './person-fields.ts';
import { RightsSentence } from './RightsSentence.tsx';
import classes from './users.module.css';
import { personWords } from './words.ts';

interface Props {
  readonly id: string;
  readonly fields: PersonFields;
  /** What is wrong with the sets. */
  readonly error?: string | undefined;
  readonly onChange: (change: Partial<PersonFields>) => void;
}

/** Admin or staff, as what, for which classes; and what that comes to, in sentences. */
export const RightsFields = ({ id, fields, error, onChange }: Props) => {
  const say = useWords(personWords);
  const sayWho = useWords(setWords);
  const sayMay = useWords(setMayWords);
  const { role, permissionSets: chosen } = fields;
  const toggle = (set: PermissionSet, isOn: boolean): void => {
    // In the order of the table, whatever the order of the clicks.
    const sets = permissionSets.filter((one) => (one === set ? isOn : chosen.includes(one)));
    onChange({ permissionSets: sets, ...(sets.includes('classTeacher') ? {} : { classes: [] }) });
  };
  return (
    <>
      <div>
        <p className={classes.label} aria-hidden>
          {say('isA')}
        </p>
        <Segments
          label={say('isA')}
          options={(['Staff', 'Admin'] as const).map((value) => ({ value, label: say(value) }))}
          chosen={role === 'Admin' ? 'Admin' : 'Staff'}
          onChoose={(value) =>
            onChange({ role: value, ...(value === 'Admin' ? { permissionSets: [], classes: [] } : {}) })
          }
        />
      </div>
      <RightsSentence name={fields.name} role={role} permissionSets={chosen} />
      {role === 'Staff' && (
        <fieldset className={classes.sets} id={`${id}-permissionSets`} tabIndex={-1}>
          <legend>{say('sets')}</legend>
          {error && <p className={classes.wrong}>{error}</p>}
          {permissionSets.map((set) => (
            <SwitchField
              key={set}
              label={sayWho(set)}
              help={sayMay(set)}
              isAtEnd
              checked={chosen.includes(set)}
              onChange={(isOn) => toggle(set, isOn)}
            />
          ))}
        </fieldset>
      )}
      {chosen.includes('classTeacher') && (
        <ClassFields chosen={fields.classes} onChange={(next) => onChange({ classes: next })} />
      )}
    </>
  );
};

interface ClassProps {
  readonly chosen: readonly OwnClass[];
  readonly onChange: (chosen: readonly OwnClass[]) => void;
}

const ClassFields = ({ chosen, onChange }: ClassProps) => {
  const say = useWords(personWords);
  const { classes: all, sections } = useClassNames();
  const { keys, remove } = useEntryKeys(chosen.length);
  const [firstClass] = all;
  const [firstSection] = sections;
  const put = (at: number, change: Partial<OwnClass>): void =>
    onChange(chosen.map((one, i) => (i === at ? { ...one, ...change } : one)));
  const optionsOf = (choices: typeof all) => choices.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <fieldset className={classes.classes}>
      <legend>{say('classes')}</legend>
      <ul hidden={chosen.length === 0}>
        {chosen.map(({ Class_Id, Section_Id }, at) => {
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
              <Button
                look="quiet"
                aria-label={say('removeClass', { n })}
                onClick={() => {
                  remove(at);
                  onChange(chosen.filter((_, i) => i !== at));
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
          onClick={() => onChange([...chosen, { Class_Id: firstClass.id, Section_Id: firstSection.id }])}
        >
          {say('addClass')}
        </Button>
      )}
    </fieldset>
  );
};
