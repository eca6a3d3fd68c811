import type { EnquiryDetails } from '#schemas/api/admission-office.ts';
import { readProfile } from '#schemas/api/school-profile.ts';
import { useCall } from '../../calls/use-call.ts';
import { childName } from '../../enquiry-form/child-name.ts';
import { documentWords } from '../../enquiry-form/document-words.ts';
import { formatDay, localDay } from '../../format/dates.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { Letterhead } from '../../paper/Letterhead.tsx';
import { Sheet } from '../../paper/Sheet.tsx';
import { Signatures } from '../../paper/Signatures.tsx';
import { useStart } from '../../session/start.ts';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './paper.module.css';
import { paperWords } from './paper-words.ts';

interface Props {
  readonly details: EnquiryDetails;
  readonly onDone: () => void;
}

/** The letter to a family whose child has been admitted. */
export const AdmissionLetter = ({ details: { enquiry, documents }, onDone }: Props) => {
  const say = useWords(paperWords);
  const sayDocument = useWords(documentWords);
  const locale = useLocale();
  const { school } = useStart();
  const { data: profile } = useCall(readProfile, {});
  const { className, classes: all } = useClassNames();
  const child = childName(enquiry);
  const missing = documents.filter(
    ({ Is_Required, State }) => Is_Required && State !== 'Verified' && State !== 'Waived',
  );
  return (
    <Sheet isReady={profile !== undefined && all.length > 0} onDone={onDone}>
      {profile && <Letterhead profile={profile} title={say('letter')} />}
      <div className={classes.letter}>
        <p>{formatDay(localDay(), locale)}</p>
        <p>{say('dear', { parent: enquiry.Parent_Name })}</p>
        <p>
          {say('confirmed', {
            child,
            class: className(enquiry.Class_Id),
            session: enquiry.Session.replace('-', '–'),
            number: enquiry.Reference_No,
          })}
        </p>
        {missing.length > 0 && (
          <>
            <p>{say('bring')}</p>
            <ul className={classes.papers}>
              {missing.map(({ Document_Type }) => (
                <li key={Document_Type}>{sayDocument(Document_Type)}</li>
              ))}
            </ul>
          </>
        )}
        <p>{say('welcome', { child })}</p>
        <p>{say('school', { school: school.school_Name })}</p>
      </div>
      <Signatures names={[say('signHead')]} />
    </Sheet>
  );
};
