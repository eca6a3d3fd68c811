import { genders } from '#schemas/records/enquiry.ts';
import { staffDetailFields, staffTypes } from '#schemas/records/staff.ts';
import { formatDay } from '../../format/dates.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { useLookup } from '../../lookups/use-lookup.ts';
import { staffTypeWords } from '../../staff/staff-words.ts';
import { ChangedMeanwhile } from '../../ui/ChangedMeanwhile.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { differingFields, type Fields } from './fields.ts';
import type { MemberForm } from './use-member-form.ts';
import { formWords } from './words.ts';

type Name = ReturnType<typeof differingFields>[number];

/** What somebody else has changed of the member meanwhile. */
export const ConflictNote = ({ form }: { readonly form: MemberForm }) => {
  const say = useWords(formWords);
  const show = useShown();
  const { theirs, fields, base } = form;
  if (!theirs) return null;
  const mine = differingFields(base, fields);
  const differing = differingFields(fields, theirs.fields);
  const changed = differingFields(base, theirs.fields).map((name) => ({
    name,
    label: say(name),
    theirs: show(name, theirs.fields),
    mine: mine.includes(name) && differing.includes(name) ? show(name, fields) : undefined,
  }));
  return <ChangedMeanwhile text={theirs.text} fields={changed} onGoOn={form.takeTheirs} />;
};

const dates: readonly Name[] = ['Date_Of_Birth', 'Joining_Date', 'Police_Verified_On', 'Police_Verification_Until'];

/** Says what a field of the form holds, as one reads it and not as it is stored. */
const useShown = (): ((name: Name, fields: Fields) => string) => {
  const say = useWords(formWords);
  const sayType = useWords(staffTypeWords);
  const locale = useLocale();
  const roles = useLookup('staff-roles');
  const subjects = useLookup('subjects');
  const { nameOfClass } = useClassNames();
  return (name, { texts, Classes, Subjects }) => {
    if (name === 'Classes') return Classes.map(nameOfClass).join(', ') || say('conflictEmpty');
    if (name === 'Subjects') return Subjects.map((id) => subjects.nameOf(id)).join(', ') || say('conflictEmpty');
    const text = texts[name];
    if (text === '') return say('conflictEmpty');
    if (dates.includes(name)) return formatDay(text, locale);
    if (name === 'Staff_Role_Id') return roles.nameOf(Number(text));
    const type = name === 'Staff_Type' ? staffTypes.find((one) => one === text) : undefined;
    if (type) return sayType(type);
    const coded = [...genders, ...staffDetailFields.Employment.enum].find((one) => one === text);
    return coded && (name === 'Gender' || name === 'Employment') ? say(coded) : text;
  };
};
