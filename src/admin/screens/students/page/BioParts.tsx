import { mayReadHealth } from '#schemas/access/matrix.ts';
import { listLookup } from '#schemas/api/lookups.ts';
import type { FieldTexts } from '../../../calls/refused-fields.ts';
import { useCall } from '../../../calls/use-call.ts';
import { relationWords } from '../../../enquiry-form/words.ts';
import type { Choice } from '../../../lookups/use-lookup.ts';
import { useStart } from '../../../session/start.ts';
import { FormPart } from '../../../student-form/FormPart.tsx';
import formClasses from '../../../student-form/student-form.module.css';
import { CheckBox } from '../../../ui/CheckBox.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/Field.tsx';
import { useCodeWords } from '../../../words/use-code-words.ts';
import { useWords } from '../../../words/words.ts';
import type { BioTexts, FlagName } from './bio-fields.ts';
import { bioWords } from './bio-words.ts';

/** The element of a field, to which an error leads. */
export const bioFieldId = (name: string): string => `bio-${name}`;

const relations = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;

interface Props {
  readonly texts: BioTexts;
  readonly errors: FieldTexts;
  readonly aadhaarLast4: string | undefined;
  readonly onChange: (name: keyof BioTexts, text: string) => void;
}

/** The parts of the form. */
export const BioParts = (props: Props) => (
  <>
    <HealthPart {...props} />
    <EmergencyPart {...props} />
    <BeforePart {...props} />
    <PersonPart {...props} />
    <ReturnsPart {...props} />
  </>
);

const useField = ({ texts, errors, onChange }: Props) => {
  const say = useWords(bioWords);
  return (name: keyof BioTexts) => ({
    id: bioFieldId(name),
    label: say(name),
    value: texts[name],
    error: errors[name],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onChange(name, currentTarget.value),
  });
};

const Flag = ({ name, texts, onChange }: Props & { readonly name: FlagName }) => {
  const say = useWords(bioWords);
  return (
    <CheckBox
      id={bioFieldId(name)}
      isNamed
      label={say(name)}
      checked={texts[name] === 'true'}
      onChange={(checked) => onChange(name, checked ? 'true' : '')}
    />
  );
};

const HealthPart = (props: Props) => {
  const say = useWords(bioWords);
  const { user } = useStart();
  const field = useField(props);
  return (
    <FormPart id="part-health" title={say('health')} note={say('healthNote')}>
      <div className={formClasses.wide}>
        <TextAreaField {...field('Allergies')} optional minRows={1} maxLength={250} />
      </div>
      {mayReadHealth(user) && (
        <div className={formClasses.wide}>
          <TextAreaField {...field('Health_Notes')} optional minRows={2} maxLength={1000} />
        </div>
      )}
      <TextField {...field('Height_Cm')} optional inputMode="decimal" maxLength={6} />
      <TextField {...field('Weight_Kg')} optional inputMode="decimal" maxLength={6} />
      <TextField {...field('Doctor_Name')} optional maxLength={100} autoComplete="off" />
      <TextField {...field('Doctor_Phone')} optional type="tel" maxLength={20} autoComplete="off" />
      <div className={formClasses.wide}>
        <Flag {...props} name="Is_CWSN" />
      </div>
      {props.texts.Is_CWSN === 'true' && <TextField {...field('Impairment_Type')} optional maxLength={60} />}
    </FormPart>
  );
};

const EmergencyPart = (props: Props) => {
  const say = useWords(bioWords);
  const sayRelation = useCodeWords(relationWords);
  const field = useField(props);
  const options = [
    { value: '', label: say('notSaid') },
    ...relations.map((one) => ({ value: String(one), label: sayRelation(one) })),
  ];
  const contacts = [
    ['Emergency_Contact_Name', 'Emergency_Contact_Relation', 'Emergency_Contact_Mobile'],
    ['Emergency_Contact_2_Name', 'Emergency_Contact_2_Relation', 'Emergency_Contact_2_Mobile'],
  ] as const;
  return (
    <FormPart id="part-emergency" title={say('emergency')} note={say('emergencyNote')}>
      {contacts.map(([name, relation, mobile]) => (
        <div key={name} className={formClasses.three}>
          <TextField {...field(name)} optional maxLength={100} autoComplete="off" />
          <SelectField {...field(relation)} optional options={options} />
          <TextField {...field(mobile)} optional type="tel" inputMode="tel" maxLength={20} autoComplete="off" />
        </div>
      ))}
    </FormPart>
  );
};

const BeforePart = (props: Props) => {
  const say = useWords(bioWords);
  const field = useField(props);
  return (
    <FormPart id="part-before" title={say('before')} note={say('beforeNote')}>
      <div className={formClasses.wide}>
        <TextField {...field('Previous_School')} optional maxLength={150} />
      </div>
      <TextField {...field('Previous_Class')} optional maxLength={60} />
      <TextField {...field('Previous_Board')} optional maxLength={60} />
      <TextField {...field('Previous_Status')} optional maxLength={60} />
    </FormPart>
  );
};

const PersonPart = (props: Props) => {
  const say = useWords(bioWords);
  const { data } = useCall(listLookup, { params: { kind: 'houses' } });
  const houses = (data ?? []) as readonly Choice[];
  const field = useField(props);
  return (
    <FormPart id="part-person" title={say('person')} note={say('personNote')}>
      <TextField {...field('Birth_Place')} optional maxLength={100} />
      <TextField {...field('House')} optional maxLength={60} list="houses" autoComplete="off" />
      <datalist id="houses">
        {houses.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <TextField {...field('Languages')} optional maxLength={150} />
      <TextField {...field('Stream')} optional maxLength={60} />
      <div className={formClasses.wide}>
        <TextAreaField {...field('Hobbies')} optional minRows={1} maxLength={250} />
      </div>
    </FormPart>
  );
};

const ReturnsPart = (props: Props) => {
  const say = useWords(bioWords);
  const field = useField(props);
  const { aadhaarLast4: digits } = props;
  return (
    <FormPart id="part-bio-returns" title={say('returns')} note={say('returnsNote')}>
      <TextField {...field('Pen')} optional inputMode="numeric" maxLength={11} />
      <TextField {...field('Apaar_Id')} optional inputMode="numeric" maxLength={12} />
      <TextField
        {...field('Aadhaar_No')}
        optional
        inputMode="numeric"
        maxLength={12}
        autoComplete="off"
        help={digits ? say('aadhaarHelp', { digits }) : say('aadhaarNew')}
      />
      <TextField {...field('Name_As_Per_Aadhaar')} optional maxLength={100} autoComplete="off" />
      <TextField {...field('Minority_Group')} optional maxLength={60} />
      <div className={formClasses.ticks}>
        {(['Is_BPL', 'Is_Antyodaya', 'Is_EWS', 'Is_Out_Of_School_Child'] as const).map((name) => (
          <Flag key={name} {...props} name={name} />
        ))}
      </div>
    </FormPart>
  );
};
