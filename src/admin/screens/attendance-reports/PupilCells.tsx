import { Phone } from 'lucide-react';
import type { LowRow } from '#schemas/api/attendance/reports.ts';
import { localMobile } from '../../format/mobile.ts';
import { studentName } from '../../format/student-name.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { useWords } from '../../words/words.ts';
import classes from './reports.module.css';
import { reportWords } from './words.ts';

type Pupil = Pick<
  LowRow,
  | 'Student_Id'
  | 'First_Name'
  | 'Middle_Name'
  | 'Last_Name'
  | 'Admission_No'
  | 'Class_Id'
  | 'Section_Id'
  | 'Roll_No'
  | 'Mobile'
>;

export const PupilHeads = () => {
  const say = useWords(reportWords);
  return (
    <>
      <th scope="col">{say('student')}</th>
      <th scope="col" data-spare>
        {say('class')}
      </th>
      <th scope="col">{say('phone')}</th>
    </>
  );
};

/** Who it is, where they sit, and how their family is reached. */
export const PupilCells = ({ pupil }: { readonly pupil: Pupil }) => {
  const say = useWords(reportWords);
  const { nameOfClass } = useClassNames();
  const name = studentName(pupil);
  const mobile = localMobile(pupil.Mobile);
  return (
    <>
      <th scope="row">
        <strong>{name}</strong>
        <small>{pupil.Admission_No}</small>
        <small className={classes.seat}>{nameOfClass(pupil)}</small>
      </th>
      <td data-spare>{[nameOfClass(pupil), pupil.Roll_No].filter(Boolean).join(' · ')}</td>
      <td>
        <a className={classes.phone} href={`tel:${pupil.Mobile}`} aria-label={`${say('call', { name })}: ${mobile}`}>
          <Phone aria-hidden size={16} /> <span>{mobile}</span>
        </a>
      </td>
    </>
  );
};
