import dayjs from 'dayjs';

/** The day so many days after another (YYYY-MM-DD); before it, where they are negative. */
export const dayAfter = (date: string, days: number): string => dayjs(date).add(days, 'day').format('YYYY-MM-DD');
