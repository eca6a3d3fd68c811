import { Phone } from 'lucide-react';
import type { StudentFile } from '#schemas/api/students/read.ts';
import { relation as relations } from '#schemas/records/relation.ts';
import type { PastStay } from '#schemas/records/student.ts';
import { relationWords } from '../../enquiry-form/words.ts';
import { formatDay } from '../../format/dates.ts';
import { localMobile } from '../../format/mobile.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { FactList } from '../../ui/FactList.tsx';
import { Initials } from '../../ui/Initials.tsx';
import { useCodeWords } from '../../words/use-code-words.ts';
import { useLocale, useWords } from '../../words/words.ts';
import { GuardianAccount } from './GuardianAccount.tsx';
import classes from './students.module.css';
import { studentsWords } from './words.ts';

/** What is known of a student by itself. */
export const Facts = ({ student }: { readonly student: StudentFile['student'] }) => {
  const say = useWords(studentsWords);
  const locale = useLocale();
  const day = (value: string | undefined): string | undefined => value && formatDay(value, locale);
  const stayText = ({ Admission_Date, Leaving_Date, Tc_No }: PastStay): string =>
    [[Admission_Date, Leaving_Date].map(day).filter(Boolean).join(' – '), Tc_No].filter(Boolean).join(', ');
  const facts = [
    [say('born'), day(student.Date_Of_Birth)],
    [say('gender'), say(student.Gender)],
    [say('joined'), day(student.Admission_Date)],
    [say('blood'), student.Blood_Group],
    [say('category'), student.Category],
    [say('tongue'), student.Mother_Tongue],
    [say('religion'), student.Religion],
    [say('nationality'), student.Nationality],
    [say('lives'), [student.Address, student.City, student.State, student.Pincode].filter(Boolean).join(', ')],
    [say('left'), day(student.Leaving_Date)],
    [say('reason'), student.Leaving_Reason],
    [
      say('certificate'),
      [student.Tc_No, student.Tc_Issued_On && say('issued', { day: day(student.Tc_Issued_On) ?? '' })]
        .filter(Boolean)
        .join(', '),
    ],
    [say('before'), student.Past_Stays?.map(stayText).join('; ')],
  ] as const;
  return <FactList facts={facts} />;
};

const noContact = { mobile: '', email: '', guardian: undefined };

/** Guardians as people, each with a number to call. */
export const Family = ({ file }: { readonly file: StudentFile }) => {
  const { student, guardians } = file;
  const say = useWords(studentsWords);
  const sayRelation = useCodeWords(relationWords);
  const named = [
    ...guardians.map((guardian) => ({
      name: guardian.Name,
      relation: guardian.Relation,
      mobile: guardian.Mobile ?? '',
      email: guardian.Email ?? '',
      guardian,
    })),
    ...(student.Father_Name ? [{ ...noContact, name: student.Father_Name, relation: relations.father }] : []),
    ...(student.Mother_Name ? [{ ...noContact, name: student.Mother_Name, relation: relations.mother }] : []),
  ];
  const people = named.filter(({ name }, at) => named.findIndex((one) => one.name === name) === at);
  const hasNumber = people.some(({ mobile }) => mobile !== '');
  const first = hasNumber ? people.findIndex(({ mobile }) => mobile !== '') : 0;
  return (
    <ul className={classes.people}>
      {people.map(({ name, relation, mobile, email, guardian }, at) => {
        // A number that is nobody's is the family's: the first is called.
        const number = mobile || (!hasNumber && at === 0 ? student.Mobile : '');
        return (
          <li key={name}>
            <Initials name={name} />
            <span>
              {name}
              <small>
                {[
                  sayRelation(relation),
                  people.length > 1 && at === first && say('calledFirst'),
                  mobile && say('picksUp'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
              {guardian?.Account && <GuardianAccount guardian={guardian} file={file} />}
              {email && (
                <a className={classes.mail} href={`mailto:${email}`} aria-label={say('write', { name })}>
                  {email}
                </a>
              )}
            </span>
            {number && (
              <a href={`tel:${number}`} aria-label={say('call', { name })}>
                <Phone aria-hidden size={16} strokeWidth={1.75} />
                {localMobile(number)}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
};

/** Where they sat, session by session. */
export const Classes = ({ file: { enrolments } }: { readonly file: StudentFile }) => {
  const say = useWords(studentsWords);
  const { nameOfClass } = useClassNames();
  return (
    <FactList
      facts={enrolments.map(({ Session, Class_Id, Section_Id, Roll_No }) => [
        String(Session).replace('-', '–'),
        [
          nameOfClass({ Class_Id: Number(Class_Id), Section_Id: Number(Section_Id) }),
          Roll_No && say('roll', { number: Roll_No }),
        ]
          .filter(Boolean)
          .join(', '),
      ])}
    />
  );
};
