import { Link } from 'react-router-dom';
import type { EnquiryDetails } from '#schemas/api/admission-office.ts';
import { enquiryStatus } from '#schemas/records/enquiry-status.ts';
import { useChoiceWords } from '../../enquiry-form/use-choice-words.ts';
import { relationWords } from '../../enquiry-form/words.ts';
import { formatDay, localDay } from '../../format/dates.ts';
import { localMobile } from '../../format/mobile.ts';
import { type Fact, FactList } from '../../ui/FactList.tsx';
import { useCodeWords } from '../../words/use-code-words.ts';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './admissions.module.css';
import { ageOf } from './days.ts';
import { panelWords } from './panel-words.ts';

interface Props {
  readonly enquiry: EnquiryDetails['enquiry'];
  /** The family is called. */
  readonly onCall: (() => void) | undefined;
}

/** What the family has said of itself; what it has not is left out. */
export const Facts = ({ enquiry, onCall }: Props) => {
  const say = useWords(panelWords);
  const sayChoice = useChoiceWords();
  const sayRelation = useCodeWords(relationWords);
  const locale = useLocale();
  const age = ageOf(enquiry.Date_Of_Birth, localDay());
  const phones = [enquiry.Mobile, enquiry.Alternate_Mobile].filter((one) => one !== undefined && one !== '');
  const lives = [enquiry.Address, enquiry.City, enquiry.State, enquiry.Pincode].filter(Boolean).join(', ');
  const school = [enquiry.Previous_School, enquiry.Previous_Class, enquiry.Medium].filter(Boolean).join(', ');
  const facts: readonly Fact[] = [
    [say('born'), say('age', { ...age, day: formatDay(enquiry.Date_Of_Birth, locale) })],
    [say('gender'), say(enquiry.Gender as 'Male')],
    [say('parent'), `${enquiry.Parent_Name}, ${sayRelation(enquiry.Parent_Relation)}`],
    [
      say('phone'),
      <span key="phones" className={classes.phones}>
        {phones.map((phone) => (
          <a key={phone} href={`tel:${phone}`} onClick={onCall}>
            {localMobile(String(phone))}
          </a>
        ))}
      </span>,
    ],
    [say('email'), enquiry.Email && <a href={`mailto:${enquiry.Email}`}>{enquiry.Email}</a>],
    [say('lives'), lives],
    [say('school'), school],
    [say('sibling'), enquiry.Sibling_Admission_No],
    [say('transport'), enquiry.Transport_Needed && say('needed')],
    [say('needs'), enquiry.Special_Needs],
    [say('category'), enquiry.Category && sayChoice('Category', enquiry.Category)],
    [say('source'), enquiry.Source && sayChoice('Source', enquiry.Source)],
    [say('wrote'), enquiry.Message],
    [say('ended'), enquiry.Close_Reason],
    [
      say('admitted'),
      enquiry.Status === enquiryStatus.confirmed && enquiry.Student_Id !== null && (
        <Link to={`/student/${enquiry.Student_Id}`}>{say('studentPage')}</Link>
      ),
    ],
  ];
  return <FactList facts={facts} />;
};
