import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { listStaff } from '#schemas/api/staff/read.ts';
import { listStudents } from '#schemas/api/students/read.ts';
import { useCall } from '../../calls/use-call.ts';
import { localMobile } from '../../format/mobile.ts';
import { studentName } from '../../format/student-name.ts';
import { memberName } from '../../staff/member-name.ts';
import { Initials } from '../../ui/Initials.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { useWords } from '../../words/words.ts';
import { ContactData } from './ContactData.tsx';
import { PersonData } from './PersonData.tsx';
import { StaffData } from './StaffData.tsx';
import classes from './settings.module.css';
import { type Place, staffId, staffPerson } from './use-place.ts';
import { privacyWords } from './words.ts';

interface Props {
  readonly place: Place;
  readonly onClose: () => void;
}

/** What families and members of staff may ask for: their data shown, exported, erased. */
export const PrivacyPanel = ({ place, onClose }: Props) =>
  place.person === undefined ? (
    <Search place={place} onClose={onClose} />
  ) : staffId(place.person) === undefined ? (
    <PersonData key={place.person} id={Number(place.person)} place={place} onClose={onClose} />
  ) : (
    <StaffData key={place.person} id={staffId(place.person) ?? 0} place={place} onClose={onClose} />
  );

/** Whether something that was typed is a whole mobile number or email address. */
const isContact = (typed: string): boolean => {
  const digits = typed.replace(/[\s().+-]/g, '');
  return /^\d{10,15}$/.test(digits) || /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(typed);
};

interface Found {
  readonly person: string;
  readonly name: string;
  readonly facts: readonly (string | undefined)[];
}

const Search = ({ place, onClose }: Props) => {
  const say = useWords(privacyWords);
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const isAsked = keyword.length > 1;
  const query = { keyword, pageSize: 20 };
  const students = useCall(listStudents, { query }, { enabled: isAsked });
  const staff = useCall(listStaff, { query: { ...query, Status: '-1' } }, { enabled: isAsked });
  const people: readonly Found[] = [
    ...(students.data ?? []).map((student) => ({
      person: String(student.Student_Id),
      name: studentName(student),
      facts: [student.Admission_No, localMobile(student.Mobile)],
    })),
    ...(staff.data ?? []).map((member) => ({
      person: staffPerson(member.Staff_Id),
      name: memberName(member),
      facts: [say('staff'), member.Employee_No, localMobile(member.Mobile)],
    })),
  ];
  const isError = students.isError || staff.isError;
  const isFound = students.data !== undefined && staff.data !== undefined;
  const refetch = (): void => {
    void students.refetch();
    void staff.refetch();
  };
  return (
    <Panel title={say('title')} note={say('note')} onClose={onClose}>
      <div className={classes.form}>
        <SearchBox label={say('search')} value={typed} onChange={setTyped} />
        {!isAsked && <p className={classes.note}>{say('start')}</p>}
        {isAsked && isError && <LoadFailed text={say('failed')} onRetry={refetch} />}
        {isAsked && isFound && people.length === 0 && !isContact(keyword) && (
          <p className={classes.note}>{say('noMatch')}</p>
        )}
        {isAsked && (
          <ul className={classes.people}>
            {people.map(({ person, name, facts }) => (
              <li key={person}>
                <Initials name={name} />
                <div>
                  <Link to={place.hrefOf({ person })}>{name}</Link>
                  <small>{facts.filter(Boolean).join(' · ')}</small>
                </div>
              </li>
            ))}
          </ul>
        )}
        {isContact(keyword) && <ContactData key={keyword} contact={keyword} place={place} />}
      </div>
    </Panel>
  );
};
