import { asksForEarlierSchool } from '#schemas/lookups/classes.ts';
import { sessionsAround } from '#schemas/lookups/computed-kinds.ts';
import { categories, genders } from '#schemas/records/enquiry.ts';
import { useClassNames } from '../lookups/use-class-names.ts';
import { useStart } from '../session/start.ts';
import { SelectField, SwitchField, TextAreaField, TextField } from '../ui/Field.tsx';
import { Segments } from '../ui/Segments.tsx';
import { useCodeWords } from '../words/use-code-words.ts';
import { useWords } from '../words/words.ts';
import classes from './enquiry-form.module.css';
import { formWords } from './form-words.ts';
import type { EnquiryForm, TextName } from './use-enquiry-form.ts';
import { relationWords, wayWords } from './words.ts';

interface Props {
  readonly id: string;
  readonly form: EnquiryForm;
}

const relations = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;
const ways = ['2', '3', '4', '5'] as const;
const sources = ['Website', 'Friend', 'Advertisement', 'Social', 'Banner', 'Other'] as const;

/** A field of the form by its name. */
const useField = ({ id, form }: Props) => {
  const say = useWords(formWords);
  return (name: TextName) => ({
    id: `${id}-${name}`,
    label: say(name),
    value: form.fields[name],
    error: form.errors[name],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      form.change({ [name]: currentTarget.value }),
  });
};

/** What an enquiry cannot be without, in the order in which one asks on the telephone. */
export const FirstFields = ({ id, form, asksWay }: Props & { readonly asksWay: boolean }) => {
  const say = useWords(formWords);
  const sayWay = useCodeWords(wayWords);
  const sayRelation = useCodeWords(relationWords);
  const field = useField({ id, form });
  const { classChoices } = useClassNames();
  const { school } = useStart();
  const sessions = sessionsAround(school.session).filter(
    ({ id: year }) => year === school.session || year === school.session + 1,
  );
  const choose = { value: '', label: say('choose') };
  return (
    <>
      {asksWay && (
        <Segments
          label={say('Enquiry_Type')}
          options={ways.map((way) => ({ value: way, label: sayWay(Number(way)) }))}
          chosen={form.fields.Enquiry_Type as (typeof ways)[number]}
          onChoose={(way) => form.change({ Enquiry_Type: way })}
        />
      )}
      <div className={classes.pair}>
        <TextField {...field('Student_First_Name')} maxLength={100} autoComplete="off" />
        <TextField {...field('Student_Last_Name')} optional maxLength={100} autoComplete="off" />
      </div>
      <div className={classes.pair}>
        <TextField {...field('Date_Of_Birth')} type="date" />
        <SelectField
          {...field('Gender')}
          options={[
            choose,
            ...genders.map((value) => ({ value, label: say(value === 'Other' ? 'otherGender' : value) })),
          ]}
        />
      </div>
      <div className={classes.pair}>
        <SelectField
          {...field('Class_Id')}
          options={[
            choose,
            ...classChoices(form.fields.Class_Id).map((one) => ({ value: String(one.id), label: one.name })),
          ]}
        />
        <SelectField
          {...field('Session')}
          options={sessionOptions(
            sessions.map(({ name }) => name),
            form.fields.Session,
          )}
        />
      </div>
      <div className={classes.pair}>
        <TextField {...field('Parent_Name')} maxLength={100} autoComplete="off" />
        <SelectField
          {...field('Parent_Relation')}
          options={[choose, ...relations.map((one) => ({ value: String(one), label: sayRelation(one) }))]}
        />
      </div>
      <TextField {...field('Mobile')} type="tel" inputMode="tel" autoComplete="off" />
      {asksForEarlierSchool(Number(form.fields.Class_Id)) && (
        <div className={classes.pair}>
          <TextField {...field('Previous_School')} optional maxLength={150} />
          <TextField {...field('Previous_Class')} optional maxLength={50} />
        </div>
      )}
      <TextAreaField {...field('Message')} optional minRows={2} maxLength={1000} />
    </>
  );
};

/** A session that is over stays choosable where it is the one that is stored. */
const sessionOptions = (open: readonly string[], stored: string) =>
  [...new Set([...open, ...(stored ? [stored] : [])])].map((name) => ({ value: name, label: name.replace('-', '–') }));

/** What can follow later. */
export const MoreFields = ({ id, form }: Props) => {
  const say = useWords(formWords);
  const field = useField({ id, form });
  return (
    <div className={classes.form}>
      <TextField {...field('Student_Middle_Name')} optional maxLength={100} />
      <SelectField
        {...field('Category')}
        optional
        options={[{ value: '', label: '–' }, ...categories.map((value) => ({ value, label: say(value) }))]}
      />
      <TextField {...field('Email')} optional type="email" autoComplete="off" />
      <TextField {...field('Alternate_Mobile')} optional type="tel" autoComplete="off" />
      <TextAreaField {...field('Address')} optional minRows={2} maxLength={250} />
      <div className={classes.pair}>
        <TextField {...field('City')} optional maxLength={100} />
        <TextField {...field('Pincode')} optional inputMode="numeric" maxLength={6} />
      </div>
      <TextField {...field('State')} optional maxLength={100} />
      <TextField {...field('Medium')} optional maxLength={50} />
      <TextField {...field('Sibling_Admission_No')} optional maxLength={20} />
      <SelectField
        {...field('Source')}
        optional
        options={[{ value: '', label: '–' }, ...sources.map((value) => ({ value, label: say(value) }))]}
      />
      <TextAreaField {...field('Special_Needs')} optional minRows={2} maxLength={500} />
      <SwitchField
        label={say('Transport_Needed')}
        checked={form.fields.Transport_Needed === 'true'}
        onChange={(isNeeded) => form.change({ Transport_Needed: isNeeded ? 'true' : '' })}
      />
    </div>
  );
};
