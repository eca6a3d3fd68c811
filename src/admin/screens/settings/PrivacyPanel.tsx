import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { listStudents } from '#schemas/api/students/read.ts';
import { useCall } from '../../calls/use-call.ts';
import { localMobile } from '../../format/mobile.ts';
import { studentName } from '../../format/student-name.ts';
import { Initials } from '../../ui/Initials.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { useWords } from '../../words/words.ts';
import { ContactData } from './ContactData.tsx';
import { PersonData } from './PersonData.tsx';
import classes from './settings.module.css';
import type { Place } from './use-place.ts';
import { privacyWords } from './words.ts';

interface Props {
  readonly place: Place;
  readonly onClose: () => void;
}

/** What families may ask for: their data shown, exported, erased. */
export const PrivacyPanel = ({ place, onClose }: Props) =>
  place.person === undefined ? (
    <Search place={place} onClose={onClose} />
  ) : (
    <PersonData key={place.person} id={Number(place.person)} place={place} onClose={onClose} />
  );

/** Whether something that was typed is a whole mobile number or email address. */
const isContact = (typed: string): boolean => {
  const digits = typed.replace(/[\s().+-]/g, '');
  return /^\d{10,15}$/.test(digits) || /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(typed);
};

const Search = ({ place, onClose }: Props) => {
  const say = useWords(privacyWords);
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const isAsked = keyword.length > 1;
  const query = { keyword, pageSize: 20 };
  const { data, isError, refetch } = useCall(listStudents, { query }, { enabled: isAsked });
  return (
    <Panel title={say('title')} note={say('note')} onClose={onClose}>
      <div className={classes.form}>
        <SearchBox label={say('search')} value={typed} onChange={setTyped} />
        {!isAsked && <p className={classes.note}>{say('start')}</p>}
        {isAsked && isError && <LoadFailed text={say('failed')} onRetry={refetch} />}
        {isAsked && data?.length === 0 && !isContact(keyword) && <p className={classes.note}>{say('noMatch')}</p>}
        {isAsked && (
          <ul className={classes.people}>
            {data?.map((student) => (
              <li key={student.Student_Id}>
                <Initials name={studentName(student)} />
                <div>
                  <Link to={place.hrefOf({ person: String(student.Student_Id) })}>{studentName(student)}</Link>
                  <small>
                    {student.Admission_No} · {localMobile(student.Mobile)}
                  </small>
                </div>
              </li>
            ))}
          </ul>
        )}
        {isContact(keyword) && <ContactData key={keyword} contact={keyword} />}
      </div>
    </Panel>
  );
};
