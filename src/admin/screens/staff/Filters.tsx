import { staffStatuses, staffTypes } from '#schemas/records/staff.ts';
import { staffDocumentFilters } from '#schemas/records/staff-document.ts';
import { useLookup } from '../../lookups/use-lookup.ts';
import { staffStatusWords, staffTypeWords } from '../../staff/staff-words.ts';
import { SelectField } from '../../ui/Field.tsx';
import { FilterFold } from '../../ui/FilterFold.tsx';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
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

/** What stands behind a button where there is little width. */
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
          <FilterSelect
            label={say('role')}
            value={filters.role}
            any={say('anyRole')}
            choices={roles}
            onChoose={(value) => set({ role: value })}
          />
          {departments.length > 0 && (
            <FilterSelect
              label={say('department')}
              value={filters.department}
              any={say('anyDepartment')}
              choices={departments.map((name) => ({ id: name, name }))}
              onChoose={(value) => set({ department: value })}
            />
          )}
          <FilterSelect
            label={say('type')}
            value={filters.type}
            any={say('anyType')}
            choices={staffTypes.map((id) => ({ id, name: sayType(id) }))}
            onChoose={(value) => set({ type: value })}
          />
          {isKeeper && (
            <>
              <FilterSelect
                label={say('status')}
                value={filters.status}
                any={say('current')}
                choices={[
                  ...staffStatuses.map((id) => ({ id, name: sayStatus(id) })),
                  { id: -1, name: say('everybody') },
                ]}
                onChoose={(value) => set({ status: value })}
              />
              <FilterSelect
                label={say('documents')}
                value={filters.documents}
                any={say('anyDocuments')}
                choices={staffDocumentFilters.map((id) => ({ id, name: say(id) }))}
                onChoose={(value) => set({ documents: value })}
              />
              <SelectField
                label={say('order')}
                value={filters.sort}
                options={orders.map((one, at) => ({ value: at === 0 ? '' : one, label: say(one) }))}
                onChange={({ currentTarget }) => set({ sort: currentTarget.value })}
              />
            </>
          )}
        </div>
      </FilterFold>
    </div>
  );
};
