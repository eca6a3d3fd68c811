import { X } from 'lucide-react';
import { openBioFields } from '#schemas/records/student-bio.ts';
import { relationWords } from '../../../enquiry-form/words.ts';
import { FormPart } from '../../../student-form/FormPart.tsx';
import formClasses from '../../../student-form/student-form.module.css';
import { Button } from '../../../ui/Button.tsx';
import { SelectField, TextField } from '../../../ui/Field.tsx';
import { useCodeWords } from '../../../words/use-code-words.ts';
import { useWords } from '../../../words/words.ts';
import { bioFieldId } from './BioParts.tsx';
import type { PersonTexts } from './bio-fields.ts';
import { bioWords } from './bio-words.ts';
import classes from './page.module.css';

const relations = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;
const most = openBioFields.Pickup_Persons.maxItems;

/** Somebody more, with an id that no other has. */
const withNobody = (persons: readonly PersonTexts[]): readonly PersonTexts[] => {
  const id = Math.max(-1, ...persons.map((one) => one.id)) + 1;
  return [...persons, { id, Name: '', Relation: '', Mobile: '' }];
};

interface Props {
  readonly persons: readonly PersonTexts[];
  readonly error: string | undefined;
  readonly onChange: (persons: readonly PersonTexts[]) => void;
}

/** Who may fetch the child, beside the parents. */
export const PickupPart = ({ persons, error, onChange }: Props) => {
  const say = useWords(bioWords);
  const sayRelation = useCodeWords(relationWords);
  const set = (at: number, part: Partial<PersonTexts>): void =>
    onChange(persons.map((one, i) => (i === at ? { ...one, ...part } : one)));
  return (
    <FormPart id="part-pickup" title={say('pickup')} note={say('pickupNote')}>
      {persons.map((person, at) => (
        <div key={person.id} className={classes.person}>
          <TextField
            {...(at === 0 ? { id: bioFieldId('Pickup_Persons') } : {})}
            label={say('pickupName', { number: at + 1 })}
            error={at === 0 ? error : undefined}
            maxLength={100}
            autoComplete="off"
            value={person.Name}
            onChange={({ currentTarget }) => set(at, { Name: currentTarget.value })}
          />
          <SelectField
            label={say('pickupRelation')}
            value={person.Relation}
            options={[
              { value: '', label: say('notSaid') },
              ...relations.map((one) => ({ value: String(one), label: sayRelation(one) })),
            ]}
            onChange={({ currentTarget }) => set(at, { Relation: currentTarget.value })}
          />
          <TextField
            label={say('pickupMobile')}
            type="tel"
            inputMode="tel"
            maxLength={20}
            autoComplete="off"
            value={person.Mobile}
            onChange={({ currentTarget }) => set(at, { Mobile: currentTarget.value })}
          />
          <Button
            look="quiet"
            aria-label={say('pickupRemove', { name: person.Name || at + 1 })}
            onClick={() => onChange(persons.filter((_, i) => i !== at))}
          >
            <X aria-hidden size={18} />
          </Button>
        </div>
      ))}
      {persons.length < most && (
        <div className={formClasses.wide}>
          <Button size="compact" onClick={() => onChange(withNobody(persons))}>
            {say('pickupAdd')}
          </Button>
        </div>
      )}
    </FormPart>
  );
};
