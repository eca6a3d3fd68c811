import { DayRange } from '../../ui/DayRange.tsx';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
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
  return (
    <div className={bar.filters}>
      <KeywordBox label={say('search')} keyword={filters.keyword} onKeyword={(keyword) => set({ keyword })} />
      <div className={bar.selects}>
        <FilterSelect
          label={say('class')}
          value={filters.class}
          any={say('anyClass')}
          choices={classChoices(filters.class)}
          onChoose={(value) => set({ class: value })}
        />
        <FilterSelect
          label={say('subject')}
          value={filters.subject}
          any={say('anySubject')}
          choices={subjectChoices(filters.subject)}
          onChoose={(value) => set({ subject: value })}
        />
        <FilterSelect
          label={say('course')}
          value={filters.course}
          any={say('anyCourse')}
          choices={courses.map((number) => ({ id: number, name: say('courseNo', { number }) }))}
          onChoose={(value) => set({ course: value })}
        />
      </div>
      <DayRange from={filters.from} to={filters.to} onChange={set} />
    </div>
  );
};
