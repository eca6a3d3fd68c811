import dayjs from 'dayjs';
import { binDays } from '#schemas/content/bin.ts';

/** Until when the bin keeps what was put into it at a time; of what goes into it now where none is given. */
export const keptUntil = (deletedAt?: string): string => dayjs(deletedAt).add(binDays, 'day').toISOString();
