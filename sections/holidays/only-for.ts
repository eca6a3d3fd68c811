import type { SectionEnv } from '#engine/section.ts';
import type { HolidayItem } from '#schemas/sources/holidays.ts';
import { say } from '../shared/say.ts';

/** Which classes a holiday is for, to follow its days; nothing where it is for all. */
export const onlyFor = ({ classes }: HolidayItem, env: SectionEnv): string =>
  classes ? ` · ${say(env, 'onlyFor', { classes: classes.join(', ') })}` : '';
