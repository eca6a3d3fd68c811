import { useEffect } from 'react';
import { useLive, useLiveStore } from './live.ts';

/** Says that the form of an item is open here; gives the names of others who have it open as well. */
export const useItemOpen = (type: string, id: number): readonly string[] => {
  const live = useLiveStore();
  const { people } = useLive();
  useEffect(() => live.enterItem({ type, id }), [live, type, id]);
  const names = new Map(
    people.filter((one) => one.type === type && one.id === id).map(({ userId, name }) => [userId, name]),
  );
  return [...names.values()];
};
