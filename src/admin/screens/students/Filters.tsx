import { useState } from 'react';
import { studentStatusField } from '#schemas/records/student.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { SelectField } from '../../ui/Field.tsx';
import bar from '../../ui/filter-bar.module.css';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { useWords } from '../../words/words.ts';
import type { Place } from './use-place.ts';
import { studentStatusWords, studentsWords } from './words.ts';

/** What the list is narrowed by. */
export const Filters = ({ place: { filters, set } }: { readonly place: Place }) => {
  const say = useWords(studentsWords);
  const sayStatus = useWords(studentStatusWords);
  const { classes: taught, sections } = useClassNames();
  const [typed, setTyped] = useState(filters.keyword);
  // What was cleared elsewhere is cleared here.
  const shown = filters.keyword === typed.trim() ? typed : filters.keyword;
  const option = ({ id, name }: { readonly id: number; readonly name: string }) => ({ value: String(id), label: name });
  return (
    <div className={bar.filters}>
      <SearchBox
        label={say('search')}
        value={shown}
        onChange={(value) => {
          setTyped(value);
          set({ keyword: value.trim() });
        }}
      />
      <div className={bar.selects}>
        <SelectField
          label={say('class')}
          value={filters.class}
          options={[{ value: '', label: say('anyClass') }, ...taught.map(option)]}
          onChange={({ currentTarget }) => set({ class: currentTarget.value })}
        />
        <SelectField
          label={say('section')}
          value={filters.section}
          options={[{ value: '', label: say('anySection') }, ...sections.map(option)]}
          onChange={({ currentTarget }) => set({ section: currentTarget.value })}
        />
        <SelectField
          label={say('status')}
          value={filters.status}
          options={[
            { value: '', label: say('anyStatus') },
            ...studentStatusField.enum.map((one) => ({ value: one, label: sayStatus(one) })),
          ]}
          onChange={({ currentTarget }) => set({ status: currentTarget.value })}
        />
      </div>
    </div>
  );
};
