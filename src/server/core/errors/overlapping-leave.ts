import type { AppError } from '#shared/errors/app-error.ts';
import { dayInWords, refuse } from './refusals.ts';

interface Leave {
  /** YYYY-MM-DD. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly state: string;
}

/** Says that leave of the same days was asked for before, by staff or by a family. */
export const overlappingLeave = ({ firstDay, lastDay, state }: Leave): AppError => {
  const days = firstDay === lastDay ? dayInWords(firstDay) : `${dayInWords(firstDay)} to ${dayInWords(lastDay)}`;
  return refuse(
    state === 'Approved'
      ? `There is leave of ${days} already, which is approved.`
      : `There is leave of ${days} already, which waits for an answer.`,
  );
};
