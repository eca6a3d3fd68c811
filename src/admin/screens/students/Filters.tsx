import { ListFilter } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { categories, genders } from '#schemas/records/enquiry.ts';
import { studentStatusField } from '#schemas/records/student.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckBox } from '../../ui/CheckBox.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { FilterFold } from '../../ui/FilterFold.tsx';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import bar from '../../ui/filter-bar.module.css';
import { KeywordBox } from '../../ui/KeywordBox.tsx';
import { useIsNarrow } from '../../ui/use-is-phone.ts';
import { useWords } from '../../words/words.ts';
import { listWords } from './list-words.ts';
import { low, missing, type Place } from './use-place.ts';
import views from './views.module.css';
import { studentStatusWords, studentsWords } from './words.ts';

interface Props {
  readonly place: Place;
  /** At the end of the first line. */
  readonly children: ReactNode;
}

/** What stands behind a button where there is little width. */
const folded = ['class', 'section', 'status', 'gender', 'category', 'photo', 'consent', 'attendance'] as const;

/** What the list is narrowed by, and its order. */
export const Filters = ({ place, children }: Props) => {
  const { filters, set } = place;
  const say = useWords(studentsWords);
  const sayList = useWords(listWords);
  const sayStatus = useWords(studentStatusWords);
  const { classChoices, sectionChoices } = useClassNames();
  const isFolded = useIsNarrow();
  const isNarrowed = Boolean(
    filters.gender || filters.category || filters.photo || filters.consent || filters.attendance,
  );
  const [isAsked, setAsked] = useState(false);
  const isOpen = isAsked || isNarrowed;
  return (
    <>
      <div className={bar.filters}>
        <KeywordBox isKeyed label={say('search')} keyword={filters.keyword} onKeyword={(keyword) => set({ keyword })} />
        <FilterFold count={folded.filter((name) => filters[name]).length}>
          <div className={bar.selects}>
            <FilterSelect
              label={say('class')}
              value={filters.class}
              any={say('anyClass')}
              choices={classChoices(filters.class)}
              onChoose={(value) => set({ class: value })}
            />
            <FilterSelect
              label={say('section')}
              value={filters.section}
              any={say('anySection')}
              choices={sectionChoices(filters.section)}
              onChoose={(value) => set({ section: value })}
            />
            <FilterSelect
              label={say('status')}
              value={filters.status}
              any={say('anyStatus')}
              choices={studentStatusField.enum.map((id) => ({ id, name: sayStatus(id) }))}
              onChoose={(value) => set({ status: value })}
            />
            <Order place={place} />
          </div>
          {isFolded && <MoreFilters place={place} />}
        </FilterFold>
        {!isFolded && !isNarrowed && (
          <Button icon={<ListFilter aria-hidden size={18} />} aria-expanded={isOpen} onClick={() => setAsked(!isAsked)}>
            {sayList('moreFilters')}
          </Button>
        )}
        {children}
      </div>
      {!isFolded && isOpen && <MoreFilters place={place} />}
    </>
  );
};

const Order = ({ place: { filters, query, set } }: { readonly place: Place }) => {
  const say = useWords(listWords);
  return (
    <SelectField
      label={say('order')}
      value={query.sort}
      options={[
        { value: 'name', label: say('byName') },
        { value: 'admissionNo', label: say('byAdmissionNo') },
        // Roll numbers are those of a class.
        ...(filters.class || query.sort === 'rollNo' ? [{ value: 'rollNo', label: say('byRollNo') }] : []),
      ]}
      onChange={({ currentTarget }) => set({ sort: currentTarget.value === 'name' ? '' : currentTarget.value })}
    />
  );
};

const MoreFilters = ({ place: { filters, set } }: { readonly place: Place }) => {
  const say = useWords(studentsWords);
  const sayList = useWords(listWords);
  return (
    <div className={views.more}>
      <div className={bar.selects}>
        <FilterSelect
          label={say('gender')}
          value={filters.gender}
          any={sayList('anyGender')}
          choices={genders.map((id) => ({ id, name: say(id) }))}
          onChoose={(value) => set({ gender: value })}
        />
        <FilterSelect
          label={say('category')}
          value={filters.category}
          any={sayList('anyCategory')}
          choices={categories.map((id) => ({ id, name: id }))}
          onChoose={(value) => set({ category: value })}
        />
      </div>
      <CheckBox
        isNamed
        label={sayList('noPhoto')}
        checked={filters.photo === missing}
        onChange={(isOn) => set({ photo: isOn ? missing : '' })}
      />
      <CheckBox
        isNamed
        label={sayList('noConsent')}
        checked={filters.consent === missing}
        onChange={(isOn) => set({ consent: isOn ? missing : '' })}
      />
      <CheckBox
        isNamed
        label={sayList('lowAttendance')}
        checked={filters.attendance === low}
        onChange={(isOn) => set({ attendance: isOn ? low : '' })}
      />
    </div>
  );
};
