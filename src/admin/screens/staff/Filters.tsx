import { staffStatuses, staffTypes } from '#schemas/records/staff.ts';
import { staffDocumentFilters } from '#schemas/records/staff-document.ts';
import { useLookup } from '../../lookups/use-lookup.ts';
import { staffStatusWords, staffTypeWords } from '../../staff/staff-words.ts';
import { SelectField } from '../../ui/Field.tsx';
import { FilterFold } from '../../ui/FilterFold.tsx';
import bar from '../../ui/filter-bar.module.css';
import { KeywordBox } from '../../ui/KeywordBox.tsx';
import { useWords } from '../../words/words.ts';
import { orders, type Place } from './use-place.ts';
import { staffWords } from './words.ts';

interface Props {
  readonly place: Place;
  readonly departments: readonly string[];
  readonly isKeeper: boolean;
}

/** What a phone shows behind a button. */
const folded = ['role', 'department', 'type', 'status', 'documents'] as const;

/** What the list is narrowed by, and its order. */
export const Filters = ({ place: { filters, set }, departments, isKeeper }: Props) => {
  const say = useWords(staffWords);
  const sayStatus = useWords(staffStatusWords);
  const sayType = useWords(staffTypeWords);
  const roles = useLookup('staff-roles').choices(filters.role);
  return (
    <div className={bar.filters}>
      <KeywordBox
        label={say(isKeeper ? 'searchAll' : 'search')}
        keyword={filters.keyword}
        onKeyword={(keyword) => set({ keyword })}
      />
      <FilterFold count={folded.filter((name) => filters[name]).length}>
        <div className={bar.selects}>
          <SelectField
            label={say('role')}
            value={filters.role}
            options={[
              { value: '', label: say('anyRole') },
              ...roles.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={({ currentTarget }) => set({ role: currentTarget.value })}
          />
          {departments.length > 0 && (
            <SelectField
              label={say('department')}
              value={filters.department}
              options={[
                { value: '', label: say('anyDepartment') },
                ...departments.map((name) => ({ value: name, label: name })),
              ]}
              onChange={({ currentTarget }) => set({ department: currentTarget.value })}
            />
          )}
          <SelectField
            label={say('type')}
            value={filters.type}
            options={[
              { value: '', label: say('anyType') },
              ...staffTypes.map((one) => ({ value: one, label: sayType(one) })),
            ]}
            onChange={({ currentTarget }) => set({ type: currentTarget.value })}
          />
          {isKeeper && (
            <SelectField
              label={say('status')}
              value={filters.status}
              options={[
                { value: '', label: say('current') },
                ...staffStatuses.map((one) => ({ value: one, label: sayStatus(one) })),
                { value: '-1', label: say('everybody') },
              ]}
              onChange={({ currentTarget }) => set({ status: currentTarget.value })}
            />
          )}
          {isKeeper && (
            <SelectField
              label={say('documents')}
              value={filters.documents}
              options={[
                { value: '', label: say('anyDocuments') },
                ...staffDocumentFilters.map((one) => ({ value: one, label: say(one) })),
              ]}
              onChange={({ currentTarget }) => set({ documents: currentTarget.value })}
            />
          )}
          {isKeeper && (
            <SelectField
              label={say('order')}
              value={filters.sort}
              options={orders.map((one, at) => ({ value: at === 0 ? '' : one, label: say(one) }))}
              onChange={({ currentTarget }) => set({ sort: currentTarget.value })}
            />
          )}
        </div>
      </FilterFold>
    </div>
  );
};
