import { useRef, useState } from 'react';
import type { ClassTeacher } from '#schemas/api/staff/class-teachers.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { useWords } from '../../words/words.ts';
import classes from './class-teachers.module.css';
import { teacherWords } from './teacher-words.ts';

interface Props {
  /** Of the class. */
  readonly name: string;
  /** Whose records say that it is theirs. */
  readonly teachers: readonly ClassTeacher[];
  /** Whether nobody opens the class. */
  readonly isOpen: boolean;
  readonly options: readonly { readonly value: string; readonly label: string; readonly name: string }[];
  /** Saves the choice of a member; 0 is nobody. */
  readonly onChoose: (id: number) => Promise<void>;
}

/**
 * Who the class teacher is. A choice by pointer is saved at once; the keys of a closed select go through everybody, so
 * that theirs waits for Enter.
 */
export const TeacherSelect = ({ name, teachers, isOpen, options, onChoose }: Props) => {
  const say = useWords(teacherWords);
  const [waiting, setWaiting] = useState<string>();
  const [saving, setSaving] = useState<string>();
  const isByKey = useRef(false);
  const stored = teachers.map(({ Staff_Id }) => Staff_Id).join(' ');
  const save = async (value: string): Promise<void> => {
    setWaiting(undefined);
    if (value === stored) return;
    setSaving(value);
    await onChoose(Number(value));
    setSaving(undefined);
  };
  const shown = saving ?? waiting ?? stored;
  const several = { value: stored, label: teachers.map(({ Name }) => Name).join(', ') };
  return (
    <div className={classes.choice} data-open={(isOpen && shown === '') || undefined}>
      <SelectField
        label={say('teacherOf', { class: name })}
        help={waiting === undefined ? undefined : say('saveHelp')}
        value={shown}
        options={[
          { value: '', label: say('nobody') },
          ...(teachers.length > 1 ? [several] : []),
          ...options.map((one) => (one.value === stored ? { ...one, label: one.name } : one)),
        ]}
        aria-busy={saving !== undefined}
        onPointerDown={() => {
          isByKey.current = false;
        }}
        onKeyDown={(event) => {
          isByKey.current = true;
          if (waiting === undefined) return;
          if (event.key === 'Escape') setWaiting(undefined);
          if (event.key === 'Enter') void save(waiting);
          if (event.key === 'Escape' || event.key === 'Enter') event.preventDefault();
        }}
        onChange={({ currentTarget: { value } }) => {
          if (isByKey.current) setWaiting(value === stored ? undefined : value);
          else void save(value);
        }}
      />
      {waiting !== undefined && (
        <Button size="compact" onClick={() => void save(waiting)}>
          {say('save')}
        </Button>
      )}
    </div>
  );
};
