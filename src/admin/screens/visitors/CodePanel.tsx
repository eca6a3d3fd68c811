import { useState } from 'react';
import { listStudents, type StudentListRow } from '#schemas/api/students/read.ts';
import { useCall } from '../../calls/use-call.ts';
import { studentName } from '../../format/student-name.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { IssueCode } from '../../pick-up/IssueCode.tsx';
import { Face } from '../../ui/Face.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { useWords } from '../../words/words.ts';
import classes from './pick-up.module.css';
import { pickUpWords } from './pick-up-words.ts';

/** So many letters name few enough. */
const fewest = 2;

/** Finds a child, and gives out a code by which somebody else may pick them up. */
export const CodePanel = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useWords(pickUpWords);
  const { nameOfClass } = useClassNames();
  const [keyword, setKeyword] = useState('');
  const [child, setChild] = useState<StudentListRow>();
  const isEnough = keyword.trim().length >= fewest;
  const query = { keyword: keyword.trim(), Status: 'Active' as const, pageSize: 8 };
  const { data } = useCall(listStudents, { query }, { enabled: isEnough });
  if (child) return <IssueCode child={child} onClose={onClose} />;
  return (
    <Panel title={say('codeTitle')} note={say('codeNote')} onClose={onClose}>
      <SearchBox label={say('findChild')} value={keyword} onChange={setKeyword} />
      <div className={classes.children}>
        {isEnough &&
          data?.map((student) => (
            <button key={student.Student_Id} type="button" onClick={() => setChild(student)}>
              <span className={classes.child}>
                <Face name={studentName(student)} photo={student.Student_Photo} />
                <span>
                  <strong>{studentName(student)}</strong>
                  {student.Class_Id !== undefined && student.Section_Id !== undefined && (
                    <small>{nameOfClass({ Class_Id: student.Class_Id, Section_Id: student.Section_Id })}</small>
                  )}
                </span>
              </span>
            </button>
          ))}
      </div>
      {isEnough && data?.length === 0 && <p role="status">{say('noChild')}</p>}
    </Panel>
  );
};
