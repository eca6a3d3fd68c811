import { about } from './about.ts';
import { banners } from './banners.ts';
import { birthdayStudents } from './birthday-students.ts';
import type { SourceLoader } from './define.ts';
import { facilities } from './facilities.ts';
import { gallery } from './gallery.ts';
import { header } from './header.ts';
import { holidays } from './holidays.ts';
import { popularClasses } from './popular-classes.ts';
import { testimonials } from './testimonials.ts';
import { topSchools } from './top-schools.ts';

/** How each source of `schemas/sources` is loaded. */
export const sourceLoaders: readonly SourceLoader[] = [
  about,
  banners,
  birthdayStudents,
  facilities,
  gallery,
  header,
  holidays,
  popularClasses,
  testimonials,
  topSchools,
];
