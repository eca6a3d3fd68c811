import { DayRange } from '../../ui/DayRange.tsx';
import { SelectField } from '../../ui/Field.tsx';
import bar from '../../ui/filter-bar.module.css';
import { KeywordBox } from '../../ui/KeywordBox.tsx';
import { useWords } from '../../words/words.ts';
import { courses, useNames } from './use-list.ts';
import type { Place } from './use-place.ts';
import { syllabusWords } from './words.ts';

/** What the list is narrowed by. */
export const Filters = ({ place: { filters, set } }: { readonly place: Place }) => {
  const say = useWords(syllabusWords);
  const { classChoices, subjectChoices } = useNames();
  const option = ({ id, name }: { readonly id: number; readonly name: string }) => ({ value: String(id), label: name });
  return (
    <div className={bar.filters}>
      <KeywordBox label={say('search')} keyword={filters.keyword} onKeyword={(keyword) => set({ keyword })} />
      <div className={bar.selects}>
        <SelectField
          label={say('class')}
          value={filters.class}
          options={[{ value: '', label: say('anyClass') }, ...classChoices(filters.class).map(option)]}
          onChange={({ currentTarget }) => set({ class: currentTarget.value })}
        />
        <SelectField
          label={say('subject')}
          value={filters.subject}
          options={[{ value: '', label: say('anySubject') }, ...subjectChoices(filters.subject).map(option)]}
          onChange={({ currentTarget }) => set({ subject: currentTarget.value })}
        />
        <SelectField
          label={say('course')}
          value={filters.course}
          options={[
            { value: '', label: say('anyCourse') },
            ...courses.map((number) => ({ value: String(number), label: say('courseNo', { number }) })),
          ]}
          onChange={({ currentTarget }) => set({ course: currentTarget.value })}
        />
      </div>
      <DayRange from={filters.from} to={filters.to} onChange={set} />
    </div>
  );
};
