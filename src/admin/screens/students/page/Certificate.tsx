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
import type { LetterKind } from './certificates-of.ts';
import { lastEnrolment } from './transfer-rows.ts';

interface Props {
  readonly kind: LetterKind;
  readonly file: StudentFile;
  readonly onDone: () => void;
}

/** A certificate on the school's paper, to be signed. */
export const Certificate = ({ kind, file, onDone }: Props) => {
  const say = useWords(certificateWords);
  const locale = useLocale();
  const { classes: all } = useClassNames();
  const { data: profile } = useCall(readProfile, {});
  return (
    <Sheet isReady={profile !== undefined && all.length > 0} onDone={onDone}>
      {profile && <Letterhead profile={profile} title={say(kind)} />}
      <p className={classes.date}>{say('date', { date: formatDay(localDay(), locale) })}</p>
      <Letter kind={kind} file={file} />
      <Signatures names={[say('signHead')]} />
    </Sheet>
  );
};

const useSaid = (file: StudentFile) => {
  const say = useWords(certificateWords);
  const locale = useLocale();
  const { nameOfClass } = useClassNames();
  const { student } = file;
  const { Date_Of_Birth: born = '', Admission_Date, Leaving_Date } = student;
  const last = lastEnrolment(file);
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
    to: Leaving_Date ? day(Leaving_Date) : '',
  };
};

/** Who finished school has no day of leaving: they were here to the end of their last session. */
const characterOf = ({ student: { Leaving_Date, Status } }: StudentFile) =>
  Leaving_Date ? 'characterText' : Status === 'Alumni' ? 'characterFinished' : 'characterStays';

const Letter = ({ kind, file }: { readonly kind: LetterKind; readonly file: StudentFile }) => {
  const say = useWords(certificateWords);
  const { day, child, seat, session, bornInWords, from, to } = useSaid(file);
  const { Date_Of_Birth: born = '', Admission_No: number } = file.student;
  return (
    <div className={classes.letter}>
      {kind === 'bonafide' ? (
        <p>{say('bonafideText', { child, class: seat, session })}</p>
      ) : (
        <p>{say(characterOf(file), { child, from, to, session })}</p>
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
