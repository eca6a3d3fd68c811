import type { EnquiryDetails } from '#schemas/api/admission-office.ts';
import { type AdmissionSeason, listAdmissionSeasons } from '#schemas/api/admission-seasons.ts';
import { readProfile } from '#schemas/api/school-profile.ts';
import { type EnquiryDocumentType, enquiryDocumentTypes } from '#schemas/records/enquiry.ts';
import { useCall } from '../../calls/use-call.ts';
import { childName } from '../../enquiry-form/child-name.ts';
import { documentWords } from '../../enquiry-form/document-words.ts';
import { useChoiceWords } from '../../enquiry-form/use-choice-words.ts';
import { relationWords } from '../../enquiry-form/words.ts';
import { formatDay } from '../../format/dates.ts';
import { localMobile } from '../../format/mobile.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { Letterhead } from '../../paper/Letterhead.tsx';
import { Sheet } from '../../paper/Sheet.tsx';
import { Signatures } from '../../paper/Signatures.tsx';
import { useCodeWords } from '../../words/use-code-words.ts';
import { useLocale, useWords } from '../../words/words.ts';
import { panelWords } from './panel-words.ts';
import classes from './paper.module.css';
import { paperWords } from './paper-words.ts';

type Enquiry = EnquiryDetails['enquiry'];

interface Props {
  /** What is filled in; without it the form is blank, to be written on by hand. */
  readonly details?: EnquiryDetails | undefined;
  readonly onDone: () => void;
}

/** The school's form of an application, on paper. */
export const AdmissionForm = ({ details, onDone }: Props) => {
  const say = useWords(paperWords);
  const sayDocument = useWords(documentWords);
  const { data: profile } = useCall(readProfile, {});
  const { classes: all } = useClassNames();
  const { data: seasons } = useCall(listAdmissionSeasons, {}, { enabled: details === undefined });
  const given = details?.documents.filter(({ State }) => State === 'Uploaded' || State === 'Verified');
  const asked = details ? details.documents.map(({ Document_Type }) => Document_Type) : papersOf(seasons ?? []);
  return (
    <Sheet
      isReady={profile !== undefined && all.length > 0 && (details !== undefined || seasons !== undefined)}
      onDone={onDone}
    >
      {profile && <Letterhead profile={profile} title={say('form')} />}
      <Head enquiry={details?.enquiry} />
      <Child enquiry={details?.enquiry} />
      <Family enquiry={details?.enquiry} />
      <Before enquiry={details?.enquiry} />
      <h2 className={classes.part}>{say('papers')}</h2>
      <ul className={classes.papers}>
        {asked.map((type) => (
          <li key={type} data-there={given?.some(({ Document_Type }) => Document_Type === type) || undefined}>
            {sayDocument(type)}
          </li>
        ))}
      </ul>
      <p className={classes.promise}>{say('promise')}</p>
      <Signatures names={[say('signParent'), say('signOffice')]} />
    </Sheet>
  );
};

/** What the offered classes ask for, and the photo that the form has a place for. */
const papersOf = (seasons: readonly AdmissionSeason[]): readonly EnquiryDocumentType[] => {
  const asked = seasons.flatMap(({ Classes }) => Classes.flatMap((one) => (one.Is_Offered ? one.Documents : [])));
  return enquiryDocumentTypes.filter((type) => type === 'Photo' || asked.includes(type));
};

interface PartProps {
  readonly enquiry: Enquiry | undefined;
}

/** A line to be written on, or what is written there. */
const Line = ({ label, children }: { readonly label: string; readonly children?: string | undefined }) => (
  <p className={classes.line}>
    <span>{label}</span>
    <b>{children}</b>
  </p>
);

const Head = ({ enquiry }: PartProps) => {
  const say = useWords(paperWords);
  const locale = useLocale();
  const { className } = useClassNames();
  return (
    <div className={classes.head}>
      <div>
        <Line label={say('number')}>{enquiry?.Reference_No}</Line>
        <Line label={say('date')}>{enquiry?.Created_At && formatDay(enquiry.Created_At, locale)}</Line>
        <Line label={say('session')}>{enquiry?.Session.replace('-', '–')}</Line>
        <Line label={say('class')}>{enquiry && className(enquiry.Class_Id)}</Line>
      </div>
      <div className={classes.photo}>{say('photo')}</div>
    </div>
  );
};

const Child = ({ enquiry }: PartProps) => {
  const say = useWords(paperWords);
  const sayPanel = useWords(panelWords);
  const sayChoice = useChoiceWords();
  const locale = useLocale();
  return (
    <>
      <h2 className={classes.part}>{say('child')}</h2>
      <Line label={say('name')}>{enquiry && childName(enquiry)}</Line>
      <div className={classes.pair}>
        <Line label={say('born')}>{enquiry && formatDay(enquiry.Date_Of_Birth, locale)}</Line>
        <Line label={say('gender')}>{enquiry && sayPanel(enquiry.Gender as 'Male')}</Line>
      </div>
      <Line label={say('category')}>{enquiry?.Category && sayChoice('Category', enquiry.Category)}</Line>
      <Line label={say('needs')}>{enquiry?.Special_Needs}</Line>
    </>
  );
};

const Family = ({ enquiry }: PartProps) => {
  const say = useWords(paperWords);
  const sayRelation = useCodeWords(relationWords);
  const lives = enquiry && [enquiry.Address, enquiry.City, enquiry.State, enquiry.Pincode].filter(Boolean).join(', ');
  const other = enquiry?.Alternate_Mobile;
  return (
    <>
      <h2 className={classes.part}>{say('parent')}</h2>
      <div className={classes.pair}>
        <Line label={say('parentName')}>{enquiry?.Parent_Name}</Line>
        <Line label={say('relation')}>{enquiry && sayRelation(enquiry.Parent_Relation)}</Line>
      </div>
      <div className={classes.pair}>
        <Line label={say('mobile')}>{enquiry && localMobile(enquiry.Mobile)}</Line>
        <Line label={say('otherMobile')}>{other ? localMobile(other) : ''}</Line>
      </div>
      <Line label={say('email')}>{enquiry?.Email}</Line>
      <Line label={say('address')}>{lives}</Line>
      {!enquiry && <Line label="" />}
    </>
  );
};

const Before = ({ enquiry }: PartProps) => {
  const say = useWords(paperWords);
  return (
    <>
      <h2 className={classes.part}>{say('before')}</h2>
      <Line label={say('previousSchool')}>{enquiry?.Previous_School}</Line>
      <div className={classes.pair}>
        <Line label={say('previousClass')}>{enquiry?.Previous_Class}</Line>
        <Line label={say('medium')}>{enquiry?.Medium}</Line>
      </div>
      <Line label={say('sibling')}>{enquiry?.Sibling_Admission_No}</Line>
    </>
  );
};
