import { Link } from 'react-router-dom';
import type { StudentRecord } from '#schemas/api/students/basic-details.ts';
import { listStudents } from '#schemas/api/students/read.ts';
import { useCall } from '../../../calls/use-call.ts';
import { studentName } from '../../../format/student-name.ts';
import { useClassNames } from '../../../lookups/use-class-names.ts';
import { Face } from '../../../ui/Face.tsx';
import { useWords } from '../../../words/words.ts';
import list from '../students.module.css';
import { studentStatusWords } from '../words.ts';
import { Part } from './Part.tsx';
import { pageWords } from './page-words.ts';

const most = 10;

/** Other students whose parent has the same number. */
export const Siblings = ({ student: { Student_Id: own, Mobile } }: { readonly student: StudentRecord }) => {
  const say = useWords(pageWords);
  const sayStatus = useWords(studentStatusWords);
  const { nameOfClass } = useClassNames();
  const query = { keyword: Mobile ?? '', pageSize: most };
  const { data = [] } = useCall(listStudents, { query }, { enabled: Mobile !== undefined });
  const others = data.filter(({ Student_Id: id, Mobile: number }) => id !== own && number === Mobile);
  if (others.length === 0) return null;
  return (
    <Part title={say('siblings')}>
      <ul className={list.people}>
        {others.map((one) => {
          const { Student_Id: id, Class_Id, Section_Id, Status } = one;
          const name = studentName(one);
          return (
            <li key={id}>
              <Face name={name} photo={one.Student_Photo} />
              <span>
                <Link to={`/student/${id}`}>{name}</Link>
                <small>
                  {[Class_Id && Section_Id && nameOfClass({ Class_Id, Section_Id }), sayStatus(Status)]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
            </li>
          );
        })}
      </ul>
    </Part>
  );
};
