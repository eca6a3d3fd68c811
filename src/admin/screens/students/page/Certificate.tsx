import { readProfile } from '#schemas/api/school-profile.ts';
import type { StudentFile } from '#schemas/api/students/read.ts';
import { useCall } from '../../../calls/use-call.ts';
import { dateInWords } from '../../../format/date-in-words.ts';
import { formatDay, localDay } from '../../../format/dates.ts';
import { studentName } from '../../../format/student-name.ts';
import { useClassNames } from '../../../lookups/use-class-names.ts';
import { Letterhead } from '../../../paper/Letterhead.tsx';
import { Sheet } from '../../../paper/Sheet.tsx';
import { Signatures } from '../../../paper/Signatures.tsx';
import { useLocale, useWords } from '../../../words/words.ts';
import classes from './certificate.module.css';
import { certificateWords } from './certificate-words.ts';
import type { CertificateKind } from './certificates-of.ts';

interface Props {
  readonly kind: CertificateKind;
  readonly file: StudentFile;
  readonly onDone: () => void;
}

/** A certificate on the school's paper, to be signed. */
export const Certificate = ({ kind, file, onDone }: Props) => {
  const say = useWords(certificateWords);
  const locale = useLocale();
  const { classes: all } = useClassNames();
  const { data: profile } = useCall(readProfile, {});
  const { Tc_No: number } = file.student;
  return (
    <Sheet isReady={profile !== undefined && all.length > 0} onDone={onDone}>
      {profile && <Letterhead profile={profile} title={say(kind)} />}
      <div className={classes.top}>
        <span>{kind === 'transfer' && number && say('number', { number })}</span>
        <span>{say('date', { date: formatDay(localDay(), locale) })}</span>
      </div>
      {kind === 'transfer' ? <Transfer file={file} /> : <Letter kind={kind} file={file} />}
      <Signatures
        names={kind === 'transfer' ? [say('signTeacher'), say('signOffice'), say('signHead')] : [say('signHead')]}
      />
    </Sheet>
  );
};

const useSaid = ({ student, enrolments }: StudentFile) => {
  const say = useWords(certificateWords);
  const locale = useLocale();
  const { nameOfClass } = useClassNames();
  const { Date_Of_Birth: born = '', Admission_Date, Leaving_Date } = student;
  const [last] = enrolments;
  const day = (date: string): string => formatDay(date, locale);
  const named = [student.Mother_Name, student.Father_Name].filter((name) => name !== undefined);
  const parents = new Intl.ListFormat(locale).format(named) || student.Guardian_Name || '';
  return {
    day,
    parents,
    child: say('childOf', { name: studentName(student), parents }),
    seat: last ? nameOfClass(last) : '',
    session: last?.Session?.replace('-', '–') ?? '',
    // Numbers are put into words where the words are English ones.
    bornInWords: locale === 'en' && born ? dateInWords(born) : undefined,
    from: day(Admission_Date),
    to: Leaving_Date ? day(Leaving_Date) : undefined,
  };
};

const Letter = ({ kind, file }: { readonly kind: 'bonafide' | 'character'; readonly file: StudentFile }) => {
  const say = useWords(certificateWords);
  const { day, child, seat, session, bornInWords, from, to } = useSaid(file);
  const { Date_Of_Birth: born = '', Admission_No: number } = file.student;
  return (
    <div className={classes.letter}>
      {kind === 'bonafide' ? (
        <p>{say('bonafideText', { child, class: seat, session })}</p>
      ) : (
        <p>{to ? say('characterText', { child, from, to }) : say('characterStays', { child, from })}</p>
      )}
      <p>
        {bornInWords
          ? say('bornText', { date: day(born), words: bornInWords, number })
          : say('bornTextPlain', { date: day(born), number })}
      </p>
      {kind === 'character' ? (
        <>
          <p>{say('conductText')}</p>
          <p>{say('wishText')}</p>
        </>
      ) : (
        <p>
          {say('forText')}
          <span className={classes.blank} />
        </p>
      )}
    </div>
  );
};

/** What a board asks a transfer certificate to say; what nobody has entered is written in by hand. */
const Transfer = ({ file }: { readonly file: StudentFile }) => {
  const say = useWords(certificateWords);
  const { day, parents, seat, session, bornInWords, from, to } = useSaid(file);
  const { student } = file;
  const { Date_Of_Birth: born = '' } = student;
  const rows = [
    ['name', studentName(student)],
    ['admissionNo', student.Admission_No],
    ['parents', parents],
    ['born', [born && day(born), bornInWords && `(${bornInWords})`].filter(Boolean).join(' ')],
    ['nationality', student.Nationality],
    ['category', student.Category],
    ['religion', student.Religion],
    ['tongue', student.Mother_Tongue],
    ['admitted', from],
    ['lastClass', [seat, session].filter(Boolean).join(', ')],
    ['left', to],
    ['reason', student.Leaving_Reason],
    ['dues', ''],
    ['conduct', ''],
    ['remarks', ''],
  ] as const;
  return (
    <table className={classes.rows}>
      <tbody>
        {rows.map(([key, text], at) => (
          <tr key={key}>
            <td>{at + 1}</td>
            <th scope="row">{say(key)}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
