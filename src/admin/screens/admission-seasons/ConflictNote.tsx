import { fieldsMeanwhile } from '../../drafts/fields-meanwhile.ts';
import { formatDay } from '../../format/dates.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { ChangedMeanwhile } from '../../ui/ChangedMeanwhile.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { fieldsOf, type SeasonFields } from './season-fields.ts';
import type { SeasonForm } from './use-season-form.ts';
import { seasonWords } from './words.ts';

/** What somebody else has changed of the session's settings meanwhile. */
export const ConflictNote = ({ form }: { readonly form: SeasonForm }) => {
  const read = useRead();
  const { theirs, base, fields } = form;
  if (!theirs) return null;
  const [was, now, mine] = [base, fieldsOf(theirs.current), fields].map(read);
  if (!was || !now || !mine) return null;
  const changed = fieldsMeanwhile({
    base: was,
    theirs: now,
    mine,
    label: (label) => label,
    show: (label, texts) => texts[label] ?? '',
  });
  return <ChangedMeanwhile text={theirs.text} fields={changed} onGoOn={form.takeTheirs} />;
};

/** Says the settings as one reads them, by what each is called. */
const useRead = (): ((fields: SeasonFields) => Readonly<Record<string, string>>) => {
  const say = useWords(seasonWords);
  const locale = useLocale();
  const { className } = useClassNames();
  const day = (text: string): string => (text ? formatDay(text, locale) : say('nothing'));
  const yes = (is: boolean): string => say(is ? 'yes' : 'no');
  return ({ isOpen, Opens_On, Closes_On, Age_On, note, days, classes }) => ({
    [say('isOpen')]: yes(isOpen),
    [say('Opens_On')]: day(Opens_On),
    [say('Closes_On')]: day(Closes_On),
    [say('Age_On')]: day(Age_On),
    ...Object.fromEntries(
      classes.flatMap((one) => {
        const of = { class: className(one.id) };
        return [
          [say('offered', of), yes(one.isOffered)],
          [say('fromOf', of), one.from || say('nothing')],
          [say('toOf', of), one.to || say('nothing')],
          [say('seatsOf', of), one.seats || say('nothing')],
          [say('feeOf', of), one.fee || say('nothing')],
        ];
      }),
    ),
    [say('days')]: days.map((one) => `${day(one.day)} ${one.what}`).join(', ') || say('nothing'),
    [say('noteLabel')]: note || say('nothing'),
  });
};
