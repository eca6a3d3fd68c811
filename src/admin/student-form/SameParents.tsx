import { CircleAlert, UserCheck } from 'lucide-react';
import { useDeferredValue } from 'react';
import { findGuardianPeople, type GuardianPerson } from '#schemas/api/students/guardians.ts';
import type { GuardianKind } from '#schemas/records/student.ts';
import { useCall } from '../calls/use-call.ts';
import { relationWords } from '../enquiry-form/words.ts';
import { digitsOf } from '../format/mobile.ts';
import { studentName } from '../format/student-name.ts';
import { useClassNames } from '../lookups/use-class-names.ts';
import { Button } from '../ui/Button.tsx';
import { useCodeWords } from '../words/use-code-words.ts';
import { useLocale, useWords } from '../words/words.ts';
import { parentWords } from './parent-words.ts';
import type { StudentTexts, TextName } from './student-fields.ts';
import classes from './student-form.module.css';
import type { StudentForm } from './use-student-form.ts';

interface Props {
  readonly form: StudentForm;
  /** Who is changed; 0 for a new student. */
  readonly studentId: number;
  /** Whose own number it is about; the family's without it. */
  readonly kind?: GuardianKind;
}

type Child = GuardianPerson['Children'][number];

const nameFields = ['Father_Name', 'Mother_Name', 'Guardian_Name'] as const satisfies readonly TextName[];

// docs/domain.md, Codes.
const fieldOf = (relation: number): (typeof nameFields)[number] =>
  relation === 1 ? 'Father_Name' : relation === 2 ? 'Mother_Name' : 'Guardian_Name';

const isSame = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/** Parents whom the school knows by a number, with their children other than this one. */
const useParents = (mobile: string, studentId: number): readonly GuardianPerson[] => {
  const digits = useDeferredValue(digitsOf(mobile));
  const query = { Mobile: digits ?? '' };
  const { data = [] } = useCall(findGuardianPeople, { query }, { enabled: digits !== undefined });
  if (digits === undefined) return [];
  return data
    .filter(({ Mobile }) => Mobile?.endsWith(digits))
    .map((person) => ({ ...person, Children: person.Children.filter(({ Student_Id: id }) => id !== studentId) }))
    .filter(({ Children }) => Children.length > 0);
};

/** The number that is meant: of a person without one of their own, nothing, as the family's is looked at by itself. */
const numbersOf = ({ texts, base }: StudentForm, kind: GuardianKind | undefined) => {
  if (!kind) return { typed: texts.Mobile, stored: base.Mobile };
  const [typed, stored] = [texts[`${kind}_Mobile`], base[`${kind}_Mobile`]];
  if (typed === '' && stored === '') return { typed, stored };
  return { typed: typed || texts.Mobile, stored: stored || base.Mobile };
};

/** Whose parent the one who is typed is already, and whom else a change of name or number changes. */
export const SameParents = ({ form, studentId, kind }: Props) => {
  const { texts, base } = form;
  const { typed, stored } = numbersOf(form, kind);
  const isMoved = studentId > 0 && digitsOf(typed) !== digitsOf(stored);
  const offered = useParents(kind && digitsOf(typed) === digitsOf(texts.Mobile) ? '' : typed, studentId);
  const known = useParents(studentId > 0 ? stored : '', studentId);
  const theirs = kind ? known.filter(({ Name }) => isSame(base[`${kind}_Name`], Name)) : known;
  const isOffering = studentId === 0 || isMoved;
  const named = kind && base[`${kind}_Mobile`] === '' ? [] : theirs;
  const renamed = named.filter(({ Name, Children }) =>
    Children.some(({ Relation }) => {
      const field = fieldOf(Relation);
      return isSame(base[field], Name) && base[field] !== texts[field] && texts[field].trim() !== '';
    }),
  );
  const rows = [
    ...(isOffering ? offered.map((person) => <Known key={person.Person_Id} person={person} form={form} />) : []),
    ...(isMoved && theirs.length > 0 ? [<Moved key="moved" people={theirs} />] : []),
    ...renamed.map((person) => <Renamed key={`renamed-${person.Person_Id}`} person={person} />),
  ];
  return (
    <div className={classes.same} role="status">
      {rows.length > 0 && <ul>{rows}</ul>}
    </div>
  );
};

/** Names children with their classes: “Asha (7 B) and Ravi (3 A)”. */
const useChildNames = (): ((children: readonly Child[]) => string) => {
  const locale = useLocale();
  const { nameOfClass } = useClassNames();
  const named = (child: Child): string => {
    const { Class_Id, Section_Id } = child;
    const seat = Class_Id && Section_Id ? ` (${nameOfClass({ Class_Id, Section_Id })})` : '';
    return `${studentName(child)}${seat}`;
  };
  return (children) => {
    const once = new Map(children.map((child) => [child.Student_Id, named(child)]));
    return new Intl.ListFormat(`${locale}-IN`).format(once.values());
  };
};

const Known = ({ person, form }: { readonly person: GuardianPerson; readonly form: StudentForm }) => {
  const say = useWords(parentWords);
  const sayRelation = useCodeWords(relationWords);
  const childNames = useChildNames();
  const { Name: name, Children: children } = person;
  const relation = children[0]?.Relation ?? 0;
  const isTyped = nameFields.some((field) => isSame(form.texts[field], name));
  const take = (): void =>
    form.change({
      [fieldOf(relation)]: name,
      ...(fieldOf(relation) === 'Guardian_Name' && { Guardian_Relation: String(relation) }),
    } satisfies Partial<StudentTexts>);
  const values = { name, relation: sayRelation(relation).toLocaleLowerCase(), children: childNames(children) };
  return (
    <li>
      <UserCheck aria-hidden size={18} strokeWidth={1.75} />
      <span>{say(isTyped ? (person.Has_Account ? 'onePersonLogIn' : 'onePerson') : 'known', values)}</span>
      {!isTyped && (
        <Button size="compact" aria-label={say('samePersonAs', { name })} onClick={take}>
          {say('samePerson')}
        </Button>
      )}
    </li>
  );
};

const Moved = ({ people }: { readonly people: readonly GuardianPerson[] }) => {
  const say = useWords(parentWords);
  const childNames = useChildNames();
  const children = childNames(people.flatMap((person) => person.Children));
  const logsIn = people.some(({ Has_Account }) => Has_Account);
  return (
    <li>
      <CircleAlert aria-hidden size={18} strokeWidth={1.75} />
      <span>{say(logsIn ? 'movedLogIn' : 'moved', { children })}</span>
    </li>
  );
};

const Renamed = ({ person }: { readonly person: GuardianPerson }) => {
  const say = useWords(parentWords);
  const childNames = useChildNames();
  return (
    <li>
      <CircleAlert aria-hidden size={18} strokeWidth={1.75} />
      <span>{say('renamed', { name: person.Name, children: childNames(person.Children) })}</span>
    </li>
  );
};
