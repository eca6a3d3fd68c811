import { readProfile } from '#schemas/api/school-profile.ts';
import { listStudents } from '#schemas/api/students/read.ts';
import { useCall } from '../../calls/use-call.ts';
import { localMobile } from '../../format/mobile.ts';
import { studentName } from '../../format/student-name.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { QrCode } from '../../paper/QrCode.tsx';
import { Sheet } from '../../paper/Sheet.tsx';
import { useStart } from '../../session/start.ts';
import { Initials } from '../../ui/Initials.tsx';
import { useWords } from '../../words/words.ts';
import { byRollNumber, type ClassPaperProps, classQuery } from './class-paper.ts';
import classes from './id-cards.module.css';
import { studentsWords } from './words.ts';

/** The cards of a class that students carry, eight on a sheet; the QR code holds the admission number. */
export const IdCards = ({ session, open, onDone }: ClassPaperProps) => {
  const say = useWords(studentsWords);
  const { school } = useStart();
  const { nameOfClass, classes: all } = useClassNames();
  const { data: profile } = useCall(readProfile, {});
  const { data: students } = useCall(listStudents, { query: classQuery(session, open) });
  const seat = nameOfClass(open);
  return (
    <Sheet isReady={profile !== undefined && students !== undefined && all.length > 0} onDone={onDone}>
      <div className={classes.cards}>
        {students?.toSorted(byRollNumber).map((student) => (
          <section key={student.Student_Id} className={classes.card}>
            <header>
              {school.school_Logo_Image && <img src={school.school_Logo_Image} alt="" />}
              <strong>{school.school_Name}</strong>
            </header>
            <div>
              <span className={classes.photo}>
                {student.Student_Photo ? (
                  <img src={student.Student_Photo} alt="" />
                ) : (
                  <Initials name={studentName(student)} />
                )}
              </span>
              <p>
                <b>{studentName(student)}</b>
                <span>
                  {seat} · {session.replace('-', '–')}
                </span>
                <span>{student.Admission_No}</span>
                <span>{say('parentMobile', { mobile: localMobile(student.Mobile) })}</span>
              </p>
              <QrCode text={student.Admission_No} />
            </div>
            <footer>
              <span>{[profile?.school_address, profile?.Phone].filter(Boolean).join(' · ')}</span>
            </footer>
          </section>
        ))}
      </div>
    </Sheet>
  );
};
