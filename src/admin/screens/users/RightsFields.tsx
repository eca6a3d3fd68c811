import { type PermissionSet, permissionSets } from '#schemas/access/matrix.ts';
import { setMayWords, setWords } from '../../invitation/set-words.ts';
import { ClassFields } from '../../lookups/ClassFields.tsx';
import { SwitchField } from '../../ui/Field.tsx';
import { Segments } from '../../ui/Segments.tsx';
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
        <ClassFields
          label={say('classes')}
          chosen={fields.classes}
          newOf={(first) => first}
          onChange={(next) => onChange({ classes: next })}
        />
      )}
      <RightsSentence name={fields.name} role={role} permissionSets={chosen} />
    </>
  );
};
