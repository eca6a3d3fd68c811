import { listUsers } from '#schemas/api/users.ts';
import { useCall } from '../../calls/use-call.ts';
import { useStart } from '../../session/start.ts';
import { Button } from '../../ui/Button.tsx';
import { DayRange } from '../../ui/DayRange.tsx';
import { SelectField } from '../../ui/Field.tsx';
import bar from '../../ui/filter-bar.module.css';
import { useLocale, useWords } from '../../words/words.ts';
import { platformThings, thingWords } from './deed-words.ts';
import { useSayings } from './sayings.ts';
import type { Place } from './use-place.ts';
import { auditWords } from './words.ts';

/** What the log is narrowed by: a person, a kind of thing, days. */
export const Filters = ({ place }: { readonly place: Place }) => {
  const say = useWords(auditWords);
  const locale = useLocale();
  const { kind } = useSayings();
  const { user } = useStart();
  const { filters, set } = place;
  const { data: people = [] } = useCall(listUsers, { query: { role: 'Office', pageSize: 100 } });
  const kinds = [...thingWords.keys()]
    .filter((entity) => user.role === 'Operator' || !platformThings.includes(entity))
    .map((entity) => ({ value: entity, label: kind(entity) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
  return (
    <div className={bar.filters}>
      <div className={bar.selects}>
        <SelectField
          label={say('who')}
          value={filters.who}
          options={[
            { value: '', label: say('anybody') },
            ...people.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={({ currentTarget }) => set({ who: currentTarget.value })}
        />
        <SelectField
          label={say('what')}
          value={filters.what}
          options={[{ value: '', label: say('anything') }, ...kinds]}
          onChange={({ currentTarget }) => set({ what: currentTarget.value, thing: undefined })}
        />
      </div>
      <DayRange from={filters.from} to={filters.to} onChange={set} />
      {place.isFiltered && (
        <Button look="quiet" onClick={place.clear}>
          {say('showAll')}
        </Button>
      )}
      {filters.thing && <span>{say('only')}</span>}
    </div>
  );
};
