import { readProfile } from '#schemas/api/school-profile.ts';
import { type OfficeLocale, officeLocales } from '#schemas/office.ts';
import { visitorDays } from '#schemas/records/visitor.ts';
import { fill } from '#sections/shared/fill.ts';
import { useCall } from '../../calls/use-call.ts';
import { Letterhead } from '../../paper/Letterhead.tsx';
import { Sheet } from '../../paper/Sheet.tsx';
import { useLocale } from '../../words/words.ts';
import classes from './notice.module.css';
import { noticeWords } from './notice-words.ts';

/** The notice at the gate: what is noted of a visitor, why, how long and whom to ask, in both languages on one sheet. */
export const NoticePaper = ({ onDone }: { readonly onDone: () => void }) => {
  const own = useLocale();
  const { data: profile } = useCall(readProfile, {});
  // A number is not broken between its digits.
  const phone = profile?.Phone?.replaceAll(' ', '\u00a0');
  const contacts = [phone, profile?.Email].filter(Boolean).join(' · ');
  const languages = officeLocales.toSorted((one, other) => Number(other === own) - Number(one === own));
  return (
    <Sheet isReady={profile !== undefined} onDone={onDone}>
      {profile && <Letterhead profile={profile} />}
      {languages.map((language) => (
        <Part key={language} language={language} contacts={contacts} />
      ))}
    </Sheet>
  );
};

const parts = ['noted', 'photo', 'child', 'why', 'seen', 'kept', 'ask'] as const;

const Part = ({ language, contacts }: { readonly language: OfficeLocale; readonly contacts: string }) => {
  const words = noticeWords[language];
  const textOf = (part: (typeof parts)[number]): string =>
    part === 'ask' && contacts ? words.askAt : words[`${part}Text`];
  return (
    <section className={classes.part} lang={language}>
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <dl>
        {parts.map((part) => (
          <div key={part}>
            <dt>{words[part]}</dt>
            <dd>{fill(textOf(part), { days: visitorDays, contacts })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
