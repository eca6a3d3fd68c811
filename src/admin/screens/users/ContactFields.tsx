import type { FieldTexts } from '../../calls/refused-fields.ts';
import { TextField } from '../../ui/Field.tsx';
import { useWords } from '../../words/words.ts';
import type { PersonFields } from './person-fields.ts';
import { personWords } from './words.ts';

interface Props {
  readonly id: string;
  readonly fields: PersonFields;
  readonly errors: FieldTexts;
  readonly onChange: (change: Partial<PersonFields>) => void;
}

/** The name, and what somebody logs in with. */
export const ContactFields = ({ id, fields, errors, onChange }: Props) => {
  const say = useWords(personWords);
  return (
    <>
      <TextField
        id={`${id}-name`}
        label={say('name')}
        help={say('nameHelp')}
        error={errors.name}
        maxLength={100}
        autoComplete="off"
        value={fields.name}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <TextField
        id={`${id}-email`}
        label={say('email')}
        help={say('contactHelp')}
        optional={say('oneOfTwo')}
        error={errors.email}
        type="email"
        inputMode="email"
        maxLength={254}
        autoComplete="off"
        value={fields.email}
        onChange={({ currentTarget }) => onChange({ email: currentTarget.value })}
      />
      <TextField
        id={`${id}-mobile`}
        label={say('mobile')}
        optional={say('oneOfTwo')}
        error={errors.mobile}
        type="tel"
        inputMode="tel"
        maxLength={20}
        autoComplete="off"
        value={fields.mobile}
        onChange={({ currentTarget }) => onChange({ mobile: currentTarget.value })}
      />
    </>
  );
};
