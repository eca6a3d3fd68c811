import { userStatus } from '#schemas/access/user-status.ts';
import type { OfficeLocale } from '#schemas/office.ts';
import { codeWords, partWords } from '../../attendance/words.ts';
import { documentWords } from '../../enquiry-form/document-words.ts';
import { formWords as enquiryWords } from '../../enquiry-form/form-words.ts';
import { relationWords, wayWords } from '../../enquiry-form/words.ts';
import { setWords } from '../../invitation/set-words.ts';
import { leaveStateWords } from '../../leave/words.ts';
import { dayCodeWords } from '../../staff/day-code-words.ts';
import { staffDocumentWords } from '../../staff/document-words.ts';
import { staffStatusWords, staffTypeWords } from '../../staff/staff-words.ts';
import { purposeWords, visitStateWords } from '../../visitors/purpose-words.ts';
import type { Words } from '../../words/words.ts';
import { panelWords } from '../admissions/panel-words.ts';
import { documentStateWords, statusWords as enquiryStatusWords } from '../admissions/words.ts';
import { halvesWords } from '../attendance/halves-words.ts';
import { requestStatusWords } from '../demo-requests/words.ts';
import { statusWords as messageStatusWords } from '../messages/words.ts';
import { consentWords } from '../staff/website-words.ts';
import { formWords as staffWords } from '../staff-form/words.ts';
import { leaveWords } from '../staff-leave/words.ts';
import { privateWords } from '../students/page/private-words.ts';
import { studentStatusWords, studentsWords } from '../students/words.ts';
import { statusWords as syllabusStatusWords, formWords as syllabusWords } from '../syllabus/words.ts';
import { personWords, stateWords } from '../users/words.ts';
import { formWords as visitWords } from '../visitors/form-words.ts';
import { idTypeWords } from '../visitors/words.ts';

/** The words of a list under the keys of other codes. */
const recoded = <Key extends string>(words: Words<Key>, codes: Readonly<Record<string, Key>>): Words<string> => {
  const of = (locale: OfficeLocale) =>
    Object.fromEntries(Object.entries(codes).map(([code, key]) => [code, words[locale][key]]));
  return { en: of('en'), hi: of('hi') };
};

const accountWords = recoded(stateWords, {
  [`c${userStatus.disabled}`]: 'disabled',
  [`c${userStatus.active}`]: 'active',
  [`c${userStatus.locked}`]: 'locked',
  [`c${userStatus.mustChangePassword}`]: 'mustChangePassword',
});

const urgencyWords = recoded(panelWords, { c0: 'p0', c1: 'p1', c2: 'p2', c3: 'p3' });

const courseWords = recoded(syllabusWords, { 'c-1': 'noCourse' });

/** What the codes of a field are called: of one kind of thing, else of any. `c1` is the word of the number 1. */
const codeLists: ReadonlyMap<string, Words<string>> = new Map<string, Words<string>>([
  ['Account_Type', privateWords],
  ['attendanceCode.Counts_As', codeWords],
  ['attendanceRegister.Marks', codeWords],
  ['attendanceRegister.Part', partWords],
  ['attendanceRegister.Status', codeWords],
  ['attendanceSettings.Mode', halvesWords],
  ['Category', enquiryWords],
  ['contactMessage.Status', messageStatusWords],
  ['course_Id', courseWords],
  ['demoRequest.Status', requestStatusWords],
  ['Document_Type', documentWords],
  ['Employment', staffWords],
  ['enquiry.Priority', urgencyWords],
  ['enquiry.Status', enquiryStatusWords],
  ['enquiryDocument.State', documentStateWords],
  ['enquiryFollowUp.Mode', panelWords],
  ['Enquiry_Type', wayWords],
  ['From_Status', enquiryStatusWords],
  ['Gender', studentsWords],
  ['Guardian_Relation', relationWords],
  ['idType', idTypeWords],
  ['Id_Type', idTypeWords],
  ['meetingWith', visitWords],
  ['Meeting_With', visitWords],
  ['Parent_Relation', relationWords],
  ['permissionSets', setWords],
  ['Photo_Consent', privateWords],
  ['purpose', purposeWords],
  ['Purpose', purposeWords],
  ['Relation', relationWords],
  ['Source', enquiryWords],
  ['staffAttendance.Codes', dayCodeWords],
  ['staffLeave.Part', leaveWords],
  ['staffLeave.State', leaveStateWords],
  ['staffMember.Document_Type', staffDocumentWords],
  ['staffMember.Gender', staffWords],
  ['staffMember.Status', staffStatusWords],
  ['Staff_Type', staffTypeWords],
  ['student.Status', studentStatusWords],
  ['studentLeave.State', leaveStateWords],
  ['syllabus.Status', syllabusStatusWords],
  ['To_Status', enquiryStatusWords],
  ['user.role', personWords],
  ['user.status', accountWords],
  ['visitor.state', visitStateWords],
  ['visitor.State', visitStateWords],
  ['Website_Consent', consentWords],
]);

interface Coded {
  readonly entity: string;
  readonly field: string;
  readonly code: string | number;
}

/** What a code of a field is called, as other screens call it; undefined where they have no word for it. */
export const codeWord = ({ entity, field, code }: Coded, locale: OfficeLocale): string | undefined => {
  const words = (codeLists.get(`${entity}.${field}`) ?? codeLists.get(field))?.[locale];
  const key = typeof code === 'number' ? `c${code}` : code;
  return words && Object.hasOwn(words, key) ? words[key] : undefined;
};
