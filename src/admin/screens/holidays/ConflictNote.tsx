import { changedFields } from '../../drafts/merge-fields.ts';
import { formatDay } from '../../format/dates.ts';
import { ChangedMeanwhile } from '../../ui/ChangedMeanwhile.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { useLabels } from './HolidayInputs.tsx';
import { bodyOf, type HolidayFields, isFixed } from './holiday-fields.ts';
import type { useHolidayForm } from './use-holiday-form.ts';
import { useKinds } from './use-kinds.ts';
import { useWhom } from './use-whom.ts';
import { holidayWords } from './words.ts';

/** What somebody else has changed of the holiday meanwhile. */
export const ConflictNote = ({ form }: { readonly form: ReturnType<typeof useHolidayForm> }) => {
  const label = useLabels();
  const show = useShown();
  const { theirs, fields, base } = form;
  if (!theirs) return null;
  const shown = changedFields(base, theirs.fields).map((name) => {
    const [was, now, mine] = [base, theirs.fields, fields].map((one) => show(name, one));
    return {
      name,
      label: label(name === 'whom' ? 'Applies_To' : name),
      theirs: now ?? '',
      mine: mine === was || mine === now ? undefined : mine,
    };
  });
  // Whom it is for is two fields of the form and one thing to read.
  const changed = shown.filter(({ name }) => name !== 'classes' || !shown.some((one) => one.name === 'whom'));
  return <ChangedMeanwhile text={theirs.text} fields={changed} onGoOn={form.takeTheirs} />;
};

/** Says what a field of the form holds, as one reads it. */
const useShown = (): ((name: keyof HolidayFields, fields: HolidayFields) => string) => {
  const say = useWords(holidayWords);
  const locale = useLocale();
  const kindName = useKinds();
  const whomOf = useWhom();
  return (name, fields) => {
    if (name === 'startHolidayDate' || name === 'endHolidayDate')
      return fields[name] ? formatDay(fields[name], locale) : say('conflictEmpty');
    if (name === 'Holiday_Type') return kindName(fields.Holiday_Type);
    if (name === 'whom' || name === 'classes') return whomOf(bodyOf(fields).Applies_To) ?? say('All');
    if (name === 'Show_On_Website') return say(fields.Show_On_Website ? 'yes' : 'no');
    if (name === 'Fixed_Date') return say(isFixed(fields) ? 'yes' : 'no');
    return fields[name] || say('conflictEmpty');
  };
};
