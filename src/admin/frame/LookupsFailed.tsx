import { type Query, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { listLookup } from '#schemas/api/lookups.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { useWords } from '../words/words.ts';
import { frameWords } from './words.ts';

const queryKey = [listLookup.group, listLookup.id];

/** Whether a list that the screen uses has never come. */
const isMissing = (query: Query): boolean =>
  query.getObserversCount() > 0 && query.state.status === 'error' && query.state.data === undefined;

/** Says above a screen that lists its fields offer (classes, sections, houses) are missing, and loads them again. */
export const LookupsFailed = () => {
  const say = useWords(frameWords);
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const isFailed = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => cache.findAll({ queryKey }).some(isMissing),
  );
  if (!isFailed) return null;
  return (
    <LoadFailed text={say('lookupsFailed')} onRetry={() => client.refetchQueries({ queryKey, predicate: isMissing })} />
  );
};
