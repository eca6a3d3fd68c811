import { type ProfileAnswer, readProfile } from '#schemas/api/school-profile.ts';
import type { StudentListRow } from '#schemas/api/students/read.ts';
import { useCall } from '../../calls/use-call.ts';
import { formatDay, localDay } from '../../format/dates.ts';
import { localMobile } from '../../format/mobile.ts';
import { studentName } from '../../format/student-name.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { QrCode } from '../../paper/QrCode.tsx';
import { Sheet } from '../../paper/Sheet.tsx';
import { useStart } from '../../session/start.ts';
import { Initials } from '../../ui/Initials.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { cardWords } from './card-words.ts';
import classes from './id-cards.module.css';

/** Two by four. */
const perSheet = 8;

interface Props {
  /** Whose cards they are, at the head of each sheet. */
  readonly title: string;
  /** 'YYYY-YYYY+1'. */
  readonly session: string;
  /** Nothing is printed before they are known. */
  readonly students: readonly StudentListRow[] | undefined;
  readonly onDone: () => void;
}

/** Cards that students carry, eight on a sheet, each as large as a bank card, with marks to cut by. */
export const CardSheets = ({ title, session, students, onDone }: Props) => {
  const say = useWords(cardWords);
  const locale = useLocale();
  const { school } = useStart();
  const { classes: all } = useClassNames();
  const { data: profile } = useCall(readProfile, {});
  const sheets = sheetsOf(students ?? []);
  return (
    <Sheet isReady={profile !== undefined && students !== undefined && all.length > 0} onDone={onDone}>
      {sheets.map(({ places, number }) => (
        <div key={number} className={classes.sheet}>
          <p className={classes.head}>
            <b>{say('sheet', { class: title, number, count: sheets.length })}</b>
            <span>{say('printed', { school: school.school_Name, day: formatDay(localDay(), locale) })}</span>
          </p>
          <div className={classes.cards}>
            {places.map(({ student, at }) => (
              <div key={at} className={classes.place}>
                {student && <Card student={student} session={session} profile={profile} />}
              </div>
            ))}
          </div>
          <p className={classes.scale}>
            <i />
            {say('scale')}
          </p>
        </div>
      ))}
    </Sheet>
  );
};

/** Sheets with all of their places, so that the marks to cut by are all there. */
const sheetsOf = (students: readonly StudentListRow[]) =>
  Array.from({ length: Math.ceil(students.length / perSheet) }, (_, sheet) => ({
    number: sheet + 1,
    places: Array.from({ length: perSheet }, (_place, at) => ({ at, student: students[sheet * perSheet + at] })),
  }));

interface CardProps {
  readonly student: StudentListRow;
  readonly session: string;
  readonly profile: ProfileAnswer | undefined;
}

/** The QR code holds the admission number, and nothing else of the child. */
const Card = ({ student, session, profile }: CardProps) => {
  const say = useWords(cardWords);
  const locale = useLocale();
  const { school } = useStart();
  const { nameOfClass } = useClassNames();
  const { Class_Id, Section_Id } = student;
  const seat = Class_Id && Section_Id ? nameOfClass({ Class_Id, Section_Id }) : '';
  const { Student_Photo: photo, Roll_No: roll, Date_Of_Birth: born, Guardian_Name, Mobile, Blood_Group } = student;
  const name = studentName(student);
  const { school_address: address, City, Pincode } = profile ?? {};
  const facts = [
    [say('number'), student.Admission_No],
    [say('born'), born && formatDay(born, locale)],
    [say('parent'), Guardian_Name],
    [say('call'), localMobile(Mobile)],
  ] as const;
  return (
    <section className={classes.card}>
      <header>
        {school.school_Logo_Image && <img src={school.school_Logo_Image} alt="" />}
        <p>
          <strong>{school.school_Name}</strong>
          <small>{address || [City, Pincode].filter(Boolean).join(' ')}</small>
        </p>
        <b>{session.replace('-', '–')}</b>
      </header>
      <div className={classes.body}>
        <span className={classes.photo}>{photo ? <img src={photo} alt="" /> : <Initials name={name} />}</span>
        <div>
          <p className={classes.name}>{name}</p>
          <p className={classes.seat}>
            <b>{seat}</b>
            {roll !== undefined && ` · ${say('roll', { number: roll })}`}
          </p>
          <dl>
            {facts.map(
              ([label, text]) =>
                text && (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{text}</dd>
                  </div>
                ),
            )}
          </dl>
        </div>
      </div>
      <footer>
        {Blood_Group && <b className={classes.blood}>{Blood_Group}</b>}
        <span className={classes.signature}>{say('principal')}</span>
        <QrCode text={student.Admission_No} />
      </footer>
    </section>
  );
};
