import { type LabelRow, listStudentLabels } from '#schemas/api/students/labels.ts';
import { useCall } from '../../calls/use-call.ts';
import { studentName } from '../../format/student-name.ts';
import { type OwnClass, useClassNames } from '../../lookups/use-class-names.ts';
import { Sheet } from '../../paper/Sheet.tsx';
import { useStart } from '../../session/start.ts';
import { useWords } from '../../words/words.ts';
import { labelWords } from './label-words.ts';
import classes from './labels.module.css';

interface Props {
  /** 'YYYY-YYYY+1'. */
  readonly session: string;
  /** A class, or students by their ids. */
  readonly whose: OwnClass | { readonly Ids: string };
  /** For letters home, or for books. */
  readonly kind: 'address' | 'book';
  readonly onDone: () => void;
}

/** Labels of a class or of chosen students, 24 to a sheet of A4 (70 × 37 mm): where its families live, or whose book it is. */
export const Labels = ({ session, whose, onDone, kind }: Props) => {
  const { nameOfClass, classes: all } = useClassNames();
  const { data: rows } = useCall(listStudentLabels, { query: { Session: session, ...whose } });
  const Label = kind === 'address' ? AddressLabel : BookLabel;
  return (
    <Sheet isReady={rows !== undefined && all.length > 0} onDone={onDone}>
      <div className={classes.labels}>
        {rows?.map((row) => (
          <section key={row.Student_Id} className={classes.label} data-kind={kind}>
            <Label row={row} seat={nameOfClass(row)} session={session.replace('-', '–')} />
          </section>
        ))}
      </div>
    </Sheet>
  );
};

interface LabelProps {
  readonly row: LabelRow;
  readonly seat: string;
  readonly session: string;
}

const AddressLabel = ({ row, seat }: LabelProps) => {
  const say = useWords(labelWords);
  const { Father_Name, Mother_Name, Guardian_Name, Address, City, State, Pincode } = row;
  const parents = [Father_Name, Mother_Name].filter(Boolean).join(', ') || Guardian_Name;
  return (
    <>
      <b>{parents}</b>
      <span>{say('parentsOf', { name: studentName(row), class: seat })}</span>
      {Address ? <span className={classes.address}>{Address}</span> : <span className={classes.line} />}
      <span>{[[City, Pincode].filter(Boolean).join(' '), State].filter(Boolean).join(', ')}</span>
    </>
  );
};

const BookLabel = ({ row, seat, session }: LabelProps) => {
  const say = useWords(labelWords);
  const { school } = useStart();
  return (
    <>
      <small>{school.school_Name}</small>
      <b>{studentName(row)}</b>
      <span>
        {[seat, row.Roll_No !== undefined && say('rollNo', { number: row.Roll_No }), session]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className={classes.subject}>
        {say('subject')} <i />
      </span>
    </>
  );
};
