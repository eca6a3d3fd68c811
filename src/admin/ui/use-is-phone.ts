import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is as narrow as a phone, also while it changes. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(width < 37.5rem)', undefined, { getInitialValueInEffect: false }) ?? false;
