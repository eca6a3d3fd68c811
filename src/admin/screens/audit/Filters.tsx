import { listUsers } from '#schemas/api/users.ts';
import { useCall } from '../../calls/use-call.ts';
import { useStart } from '../../session/start.ts';
import { Button } from '../../ui/Button.tsx';
import { DayRange } from '../../ui/DayRange.tsx';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
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
    .map((entity) => ({ id: entity, name: kind(entity) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
  return (
    <div className={bar.filters}>
      <div className={bar.selects}>
        <FilterSelect
          label={say('who')}
          value={filters.who}
          any={say('anybody')}
          choices={people}
          onChoose={(value) => set({ who: value })}
        />
        <FilterSelect
          label={say('what')}
          value={filters.what}
          any={say('anything')}
          choices={kinds}
          onChoose={(value) => set({ what: value, thing: undefined })}
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
