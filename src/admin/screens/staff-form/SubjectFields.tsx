import { X } from 'lucide-react';
import { useLookup } from '../../lookups/use-lookup.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { useWords } from '../../words/words.ts';
import classes from './form.module.css';
import type { MemberForm } from './use-member-form.ts';
import { formWords } from './words.ts';

/** The subjects that somebody teaches, each with a way to take it out. */
export const SubjectFields = ({ id, form }: { readonly id: string; readonly form: MemberForm }) => {
  const say = useWords(formWords);
  const { offered, nameOf } = useLookup('subjects');
  const chosen = form.fields.Subjects;
  return (
    <div className={classes.subjects}>
      <SelectField
        id={`${id}-Subjects`}
        label={say('Subjects')}
        optional
        error={form.errors.Subjects}
        value=""
        options={[
          { value: '', label: say('addSubject') },
          ...offered
            .filter(({ id: one }) => !chosen.includes(one))
            .map(({ id: one, name }) => ({ value: String(one), label: name })),
        ]}
        onChange={({ currentTarget }) => form.change({ Subjects: [...chosen, Number(currentTarget.value)] })}
      />
      <ul>
        {chosen.map((one) => (
          <li key={one}>
            {nameOf(one)}
            <Button
              look="quiet"
              size="compact"
              aria-label={say('removeSubject', { name: nameOf(one) })}
              onClick={() => form.change({ Subjects: chosen.filter((other) => other !== one) })}
            >
              <X aria-hidden size={16} />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
};
