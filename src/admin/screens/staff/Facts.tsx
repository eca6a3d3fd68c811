import type { StaffMember } from '#schemas/api/staff/save.ts';
import { formatDay } from '../../format/dates.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { useLookup } from '../../lookups/use-lookup.ts';
import { staffTypeWords } from '../../staff/staff-words.ts';
import { FactList } from '../../ui/FactList.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { panelWords } from './panel-words.ts';

/** What is known of a member, line by line. */
export const Facts = ({ member }: { readonly member: StaffMember }) => {
  const say = useWords(panelWords);
  const sayType = useWords(staffTypeWords);
  const locale = useLocale();
  const { nameOf: subjectName } = useLookup('subjects');
  const { nameOfClass } = useClassNames();
  const day = (value: string | undefined): string | undefined => value && formatDay(value, locale);
  const { Classes = [], Subjects = [], Employment, Gender, Experience_Years: years } = member;
  const facts = [
    [say('email'), member.Email],
    [say('department'), member.Department],
    [say('type'), sayType(member.Staff_Type)],
    [
      say('classes'),
      Classes.map((one) => nameOfClass(one) + (one.Is_Class_Teacher ? ` (${say('classTeacher')})` : '')).join(', '),
    ],
    [say('subjects'), Subjects.map(subjectName).join(', ')],
    [say('joined'), day(member.Joining_Date)],
    [say(member.Status === 'Left' ? 'left' : 'leaves'), day(member.Leaving_Date)],
    [say('reason'), member.Leaving_Reason],
    [say('employment'), Employment && say(Employment)],
    [say('born'), day(member.Date_Of_Birth)],
    [say('gender'), Gender && say(Gender)],
    [say('qualification'), [member.Qualification, member.Professional_Qualification].filter(Boolean).join(', ')],
    [say('experience'), years === undefined ? undefined : say(years === 1 ? 'year' : 'years', { count: years })],
    [say('relative'), member.Father_Or_Spouse_Name],
    [say('blood'), member.Blood_Group],
    [say('lives'), [member.Address, member.City, member.State, member.Pincode].filter(Boolean).join(', ')],
    [say('verified'), day(member.Police_Verified_On)],
    [say('verifiedUntil'), day(member.Police_Verification_Until)],
  ] as const;
  return <FactList facts={facts} />;
};
