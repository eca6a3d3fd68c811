import type { HTMLInputAutoCompleteAttribute } from 'react';
import { listLookup } from '#schemas/api/lookups.ts';
import { genders } from '#schemas/records/enquiry.ts';
import type { FieldTexts } from '../../calls/refused-fields.ts';
import { useCall } from '../../calls/use-call.ts';
import { localDay } from '../../format/dates.ts';
import { useSchoolSession } from '../../session/school-session.ts';
import { CheckBox } from '../../ui/CheckBox.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/Field.tsx';
import { useWords } from '../../words/words.ts';
import { type EnquiryFields, maxMessage } from './enquiry-fields.ts';
import { enquiryWords, genderWords, relationWords } from './enquiry-words.ts';
import classes from './messages.module.css';

interface Props {
  readonly id: string;
  readonly fields: EnquiryFields;
  readonly errors: FieldTexts;
  readonly onChange: (change: Partial<EnquiryFields>) => void;
}

interface Choice {
  readonly id: number;
  readonly name: string;
}

type TextName = Exclude<keyof EnquiryFields, 'Consent'>;

/** What every field of the form has. */
const useParts = ({ id, fields, errors, onChange }: Props) => {
  const say = useWords(enquiryWords);
  const none: HTMLInputAutoCompleteAttribute = 'off';
  return (name: TextName) => ({
    id: `${id}-${name}`,
    label: say(name),
    error: errors[name],
    autoComplete: none,
    value: fields[name],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  });
};

/** Who the child is, and where it is to go. */
export const ChildFields = (props: Props) => {
  const say = useWords(enquiryWords);
  const sayGender = useWords(genderWords);
  const part = useParts(props);
  const { current } = useSchoolSession();
  const taught = useCall(listLookup, { params: { kind: 'classes' } }).data as readonly Choice[] | undefined;
  const choose = { value: '', label: say('choose') };
  const sessions = [current, current + 1].map((year) => `${year}-${year + 1}`);
  return (
    <>
      <TextField {...part('Student_First_Name')} maxLength={100} />
      <TextField {...part('Student_Last_Name')} maxLength={100} optional />
      <TextField {...part('Date_Of_Birth')} type="date" max={localDay()} />
      <SelectField
        {...part('Gender')}
        options={[choose, ...genders.map((value) => ({ value, label: sayGender(value) }))]}
      />
      <SelectField
        {...part('Class_Id')}
        options={[choose, ...(taught ?? []).map(({ id, name }) => ({ value: String(id), label: name }))]}
      />
      <SelectField
        {...part('Session')}
        options={[choose, ...sessions.map((value) => ({ value, label: value.replace('-', '–') }))]}
      />
    </>
  );
};

const relations = Object.keys(relationWords.en) as (keyof typeof relationWords.en)[];

/** Who asks, how they are reached, and that they may be. */
export const FamilyFields = (props: Props) => {
  const { id, fields, errors, onChange } = props;
  const say = useWords(enquiryWords);
  const sayRelation = useWords(relationWords);
  const part = useParts(props);
  const choose = { value: '', label: say('choose') };
  return (
    <>
      <TextField {...part('Parent_Name')} help={say('nameHelp')} maxLength={100} />
      <SelectField
        {...part('Parent_Relation')}
        options={[choose, ...relations.map((name, at) => ({ value: String(at + 1), label: sayRelation(name) }))]}
      />
      <TextField {...part('Mobile')} type="tel" inputMode="tel" maxLength={20} />
      <TextField {...part('Email')} help={say('emailHelp')} type="email" inputMode="email" maxLength={254} optional />
      <TextAreaField {...part('Message')} maxLength={maxMessage} optional />
      <div>
        <CheckBox
          id={`${id}-Consent`}
          label={say('Consent')}
          isNamed
          checked={fields.Consent}
          onChange={(Consent) => onChange({ Consent })}
        />
        {errors.Consent && <p className={classes.wrong}>{errors.Consent}</p>}
      </div>
    </>
  );
};
