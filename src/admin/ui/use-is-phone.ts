import { useMediaQuery } from '@mantine/hooks';

const useIs = (query: string): boolean => useMediaQuery(query, undefined, { getInitialValueInEffect: false }) ?? false;

/** Whether the window is as narrow as a phone, also while it changes. */
export const useIsPhone = (): boolean => useIs('(width < 37.5rem)');

/** Whether it is as narrow as a phone or a tablet held upright. */
export const useIsNarrow = (): boolean => useIs('(width < 56.25rem)');
