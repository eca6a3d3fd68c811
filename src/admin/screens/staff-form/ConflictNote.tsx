import { useEffect, useRef } from 'react';
import { genders } from '#schemas/records/enquiry.ts';
import { staffDetailFields, staffTypes } from '#schemas/records/staff.ts';
import { formatDay } from '../../format/dates.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { useLookup } from '../../lookups/use-lookup.ts';
import { staffTypeWords } from '../../staff/staff-words.ts';
import { Button } from '../../ui/Button.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { changedFields, type Fields } from './fields.ts';
import classes from './form.module.css';
import type { MemberForm } from './use-member-form.ts';
import { formWords } from './words.ts';

type Name = ReturnType<typeof changedFields>[number];

/** Says who has changed what meanwhile, and how to go on; nothing that is typed is lost. */
export const ConflictNote = ({ form }: { readonly form: MemberForm }) => {
  const say = useWords(formWords);
  const show = useShown();
  const { theirs, fields, base } = form;
  const note = useRef<HTMLElement>(null);
  // The button that saves is far below.
  useEffect(() => {
    if (theirs) note.current?.focus();
  }, [theirs]);
  if (!theirs) return null;
  const mine = changedFields(base, fields);
  const differing = changedFields(fields, theirs.fields);
  return (
    <section className={classes.conflict} ref={note} role="alert" tabIndex={-1}>
      <p>{theirs.text}</p>
      <dl>
        {changedFields(base, theirs.fields).map((name) => (
          <div key={name}>
            <dt>{say(name)}</dt>
            <dd>
              {show(name, theirs.fields)}
              {mine.includes(name) && differing.includes(name) && (
                <small>{say('conflictYours', { text: show(name, fields) })}</small>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className={classes.deeds}>
        <Button look="primary" size="compact" onClick={() => form.takeTheirs(true)}>
          {say('join')}
        </Button>
        <Button size="compact" onClick={() => form.takeTheirs(false)}>
          {say('theirs')}
        </Button>
        <small>{say('joinHelp')}</small>
      </div>
    </section>
  );
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
