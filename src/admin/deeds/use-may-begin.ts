import { useMayWrite } from '../session/use-may-write.ts';
import { offices } from './offices.ts';

/** Whether somebody may begin anything from anywhere (`useDeeds`, which comes once that is asked for). */
export const useMayBegin = (): boolean => {
  const mayWrite = useMayWrite();
  return mayWrite('/website') || mayWrite('/media') || offices.some(({ area, scope }) => mayWrite(area, scope));
};
