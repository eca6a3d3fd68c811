import dayjs from 'dayjs';
import { staffDocumentNotice } from '#schemas/records/staff-document.ts';
import { localDay } from '../format/dates.ts';

/** How a document stands that holds until a day: it is over, ends within 30 or 60 days, or later. */
export const dueState = (until: string): 'over' | 'soon' | 'ahead' | 'later' => {
  const today = localDay();
  const ahead = (days: number): string => dayjs(today).add(days, 'day').format('YYYY-MM-DD');
  if (until < today) return 'over';
  if (until <= ahead(staffDocumentNotice.soon)) return 'soon';
  return until <= ahead(staffDocumentNotice.ahead) ? 'ahead' : 'later';
};
