import {
  Check,
  Ellipsis,
  GraduationCap,
  HandHelping,
  Landmark,
  MessagesSquare,
  Truck,
  UserRoundCheck,
} from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { maxPersons, type VisitPurpose, visitHosts, visitorIdTypes } from '#schemas/records/visitor.ts';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import fold from '../../ui/fold.module.css';
import { Segments } from '../../ui/Segments.tsx';
import { purposeWords } from '../../visitors/purpose-words.ts';
import { useWords } from '../../words/words.ts';
import classes from './form.module.css';
import { formWords } from './form-words.ts';
import { KnownNote } from './KnownNote.tsx';
import { Stepper } from './Stepper.tsx';
import type { VisitForm } from './use-visit-form.ts';
import { type Hosts, hostOf, type VisitFields } from './visit-fields.ts';
import { idTypeWords } from './words.ts';

const icons = {
  Parent_Meeting: MessagesSquare,
  Admission: GraduationCap,
  Pick_Up: HandHelping,
  Vendor: Truck,
  Official: Landmark,
  Interview: UserRoundCheck,
  Other: Ellipsis,
} satisfies Record<VisitPurpose, typeof Check>;

interface Props {
  /** What the ids of the fields begin with. */
  readonly id: string;
  readonly form: VisitForm;
  readonly purposes: readonly VisitPurpose[];
  readonly hosts: Hosts;
  /** What the purpose asks for besides. */
  readonly children?: ReactNode;
}

/** What is asked of a visitor: the number first, since it may fill in the rest. */
export const VisitInputs = ({ id, form, purposes, hosts, children }: Props) => {
  const say = useWords(formWords);
  const names = useId();
  const { fields, errors, change, known } = form;
  const text = (name: 'Mobile' | 'Name' | 'Meeting_Name' | 'Purpose_Text' | 'Vehicle_No') => ({
    id: `${id}-${name}`,
    label: say(name),
    value: fields[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      change({ [name]: currentTarget.value }),
  });
  const meet = (Meeting_Name: string, Meeting_With: VisitFields['Meeting_With']): void =>
    change({
      Meeting_Name,
      Meeting_With,
      Meeting_Id: Meeting_With === 'Staff' ? hostOf(Meeting_Name, hosts) : undefined,
    });
  return (
    <>
      <FormErrors
        errors={Object.entries(errors).flatMap(([field, found]) =>
          found === undefined ? [] : [{ label: say(field as keyof VisitFields), text: found, href: `#${id}-${field}` }],
        )}
      />
      <div className={`${classes.pair} ${classes.names}`}>
        <TextField {...text('Mobile')} type="tel" inputMode="tel" maxLength={20} />
        <TextField {...text('Name')} maxLength={100} />
      </div>
      {known && <KnownNote known={known} />}
      <Purposes id={id} form={form} purposes={purposes} />
      {fields.Purpose === 'Other' && <TextField {...text('Purpose_Text')} maxLength={100} />}
      {children}
      <div className={classes.host}>
        <TextField
          {...text('Meeting_Name')}
          maxLength={100}
          list={names}
          onChange={({ currentTarget: { value } }) => meet(value, fields.Meeting_With)}
        />
        <datalist id={names}>
          {hosts.often.map((name) => (
            <option key={name} value={name} />
          ))}
          {hosts.staff
            .filter(({ Name }) => !hosts.often.includes(Name))
            .map(({ Staff_Id, Name, Work }) => (
              <option key={Staff_Id} value={Name} label={`${Name}, ${Work}`} />
            ))}
        </datalist>
        <Segments
          label={say('Meeting_With')}
          options={visitHosts.map((value) => ({ value, label: say(value) }))}
          chosen={fields.Meeting_With}
          onChoose={(Meeting_With) => meet(fields.Meeting_Name, Meeting_With)}
        />
      </div>
      <div className={classes.pair}>
        <Stepper
          id={`${id}-Persons`}
          value={fields.Persons}
          max={maxPersons}
          onChange={(Persons) => change({ Persons })}
        />
        <TextField {...text('Vehicle_No')} optional maxLength={20} />
      </div>
      <MoreInputs id={id} form={form} />
    </>
  );
};

const Purposes = ({ id, form: { fields, errors, change }, purposes }: Omit<Props, 'hosts' | 'children'>) => {
  const say = useWords(formWords);
  const sayPurpose = useWords(purposeWords);
  // Who was expected may come for something that the desk does not offer by itself.
  const isOffered = fields.Purpose === undefined || purposes.includes(fields.Purpose);
  const shown = isOffered ? purposes : [...purposes, fields.Purpose];
  return (
    <fieldset
      className={classes.purposes}
      id={`${id}-Purpose`}
      tabIndex={-1}
      aria-describedby={errors.Purpose ? `${id}-Purpose-wrong` : undefined}
    >
      <legend>{say('Purpose')}</legend>
      {shown.map((one) => {
        const isChosen = one === fields.Purpose;
        const Icon = isChosen ? Check : icons[one];
        return (
          <button key={one} type="button" aria-pressed={isChosen} onClick={() => change({ Purpose: one })}>
            <Icon aria-hidden size={20} strokeWidth={1.75} />
            {sayPurpose(one)}
          </button>
        );
      })}
      {errors.Purpose && <p id={`${id}-Purpose-wrong`}>{errors.Purpose}</p>}
    </fieldset>
  );
};

/** What few visitors are asked. */
const MoreInputs = ({ id, form: { fields, errors, change } }: Pick<Props, 'id' | 'form'>) => {
  const say = useWords(formWords);
  const sayType = useWords(idTypeWords);
  const isOpen = ['Email', 'Id_Type', 'Id_Last4', 'Note'].some((name) => errors[name] !== undefined);
  const text = (name: 'Email' | 'Id_Last4' | 'Note') => ({
    id: `${id}-${name}`,
    label: say(name),
    value: fields[name],
    error: errors[name],
    optional: true,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      change({ [name]: currentTarget.value }),
  });
  return (
    <details className={classes.more} open={isOpen || undefined}>
      <summary className={fold.fold}>{say('moreFields')}</summary>
      <div className={classes.pair}>
        <SelectField
          id={`${id}-Id_Type`}
          label={say('Id_Type')}
          value={fields.Id_Type}
          error={errors.Id_Type}
          options={[
            { value: '', label: say('noDocument') },
            ...visitorIdTypes.map((value) => ({ value, label: sayType(value) })),
          ]}
          onChange={({ currentTarget }) => change({ Id_Type: currentTarget.value as VisitFields['Id_Type'] })}
        />
        <TextField {...text('Id_Last4')} maxLength={4} />
      </div>
      <TextField {...text('Email')} type="email" maxLength={254} />
      <TextField {...text('Note')} maxLength={255} />
    </details>
  );
};
