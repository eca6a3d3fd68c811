import { listAssignees } from '#schemas/api/admission-inbox.ts';
import { enquiryStatuses } from '#schemas/records/enquiry-status.ts';
import { useCall } from '../../calls/use-call.ts';
import { wayWords } from '../../enquiry-form/words.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { Button } from '../../ui/Button.tsx';
import { DayRange } from '../../ui/DayRange.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { FilterFold } from '../../ui/FilterFold.tsx';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import bar from '../../ui/filter-bar.module.css';
import { KeywordBox } from '../../ui/KeywordBox.tsx';
import { useCodeWords } from '../../words/use-code-words.ts';
import { useWords } from '../../words/words.ts';
import type { Place } from './use-place.ts';
import { viewParam, viewWith } from './views.ts';
import { dayWords, inboxWords, statusWords } from './words.ts';

const ways = [1, 2, 3, 4, 5, 6] as const;
const days = [1, 2, 3, 4] as const;

/** What stands behind a button where there is little width. */
const folded = ['status', 'class', 'way', 'who', 'from', 'to'] as const;

/** What the list is narrowed by. */
export const Filters = ({ place }: { readonly place: Place }) => {
  const say = useWords(inboxWords);
  const sayWay = useCodeWords(wayWords);
  const sayStatus = useCodeWords(statusWords);
  const { filters, set } = place;
  const { classChoices } = useClassNames();
  const { data: people = [] } = useCall(listAssignees, {});
  return (
    <div className={bar.filters}>
      <KeywordBox label={say('search')} keyword={filters.keyword} onKeyword={(keyword) => set({ keyword })} />
      <FilterFold count={folded.filter((name) => filters[name]).length}>
        <div className={bar.selects}>
          <FilterSelect
            label={say('status')}
            value={filters.status}
            any={say('anyStatus')}
            choices={enquiryStatuses.map((id) => ({ id, name: sayStatus(id) }))}
            onChoose={(value) =>
              set({ status: value, ...(value && { view: viewParam(viewWith(Number(value), place.view)) }) })
            }
          />
          <FilterSelect
            label={say('class')}
            value={filters.class}
            any={say('anyClass')}
            choices={classChoices(filters.class)}
            onChoose={(value) => set({ class: value })}
          />
          <FilterSelect
            label={say('way')}
            value={filters.way}
            any={say('anyWay')}
            choices={ways.map((id) => ({ id, name: sayWay(id) }))}
            onChoose={(value) => set({ way: value })}
          />
          <FilterSelect
            label={say('who')}
            value={filters.who}
            any={say('anybody')}
            choices={[{ id: 0, name: say('nobody') }, ...people]}
            onChoose={(value) => set({ who: value })}
          />
        </div>
        <Days place={place} />
        {place.isFiltered && (
          <Button look="quiet" onClick={place.clear}>
            {say('showAll')}
          </Button>
        )}
      </FilterFold>
    </div>
  );
};

/** The days that the list is narrowed to, and what they are of. */
const Days = ({ place: { filters, set } }: { readonly place: Place }) => {
  const say = useWords(inboxWords);
  const sayDay = useCodeWords(dayWords);
  const { by, from, to } = filters;
  return (
    <DayRange from={from} to={to} of={sayDay(Number(by || 1))} onChange={set}>
      <SelectField
        label={say('byDay')}
        value={by || '1'}
        options={days.map((day) => ({ value: String(day), label: sayDay(day) }))}
        onChange={({ currentTarget }) => set({ by: currentTarget.value === '1' ? '' : currentTarget.value })}
      />
    </DayRange>
  );
};
