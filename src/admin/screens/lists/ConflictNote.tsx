import { documentWords } from '../../enquiry-form/document-words.ts';
import { useLookup } from '../../lookups/use-lookup.ts';
import { ChangedMeanwhile } from '../../ui/ChangedMeanwhile.tsx';
import { useWords } from '../../words/words.ts';
import { labelOf } from './fields.ts';
import type { ValueFields, ValueForm } from './use-value-form.ts';
import { listsWords } from './words.ts';

interface Props {
  readonly kind: string;
  readonly form: ValueForm;
}

/** What somebody else has changed of the entry meanwhile. */
export const ConflictNote = ({ kind, form }: Props) => {
  const say = useWords(listsWords);
  const sayDocument = useWords(documentWords);
  const { nameOf } = useLookup('routes', { enabled: kind === 'stop-points' || kind === 'vehicles' });
  const { theirs, base } = form;
  if (!theirs) return null;
  const show = (name: string, { name: called, isActive, details }: ValueFields): string => {
    if (name === 'name') return called;
    if (name === 'isActive') return say(isActive ? 'offered' : 'off');
    const value = details[name];
    if (Array.isArray(value)) return value.map((one) => sayDocument(one)).join(', ') || say('nothing');
    if (value === undefined || value === '') return say('nothing');
    return name === 'routeId' ? nameOf(Number(value)) : String(value);
  };
  const names = new Set(['name', 'isActive', ...Object.keys(base.details), ...Object.keys(theirs.fields.details)]);
  const fields = [...names]
    .map((name) => ({ name, was: show(name, base), now: show(name, theirs.fields), mine: show(name, form) }))
    .filter(({ was, now }) => was !== now)
    .map(({ name, was, now, mine }) => ({
      name,
      label: say(labelOf(kind, name)),
      theirs: now,
      mine: mine === was || mine === now ? undefined : mine,
    }));
  return <ChangedMeanwhile text={theirs.text} fields={fields} onGoOn={form.takeTheirs} />;
};
