import { about } from './about.ts';
import { banners } from './banners.ts';
import { birthdayStudents } from './birthday-students.ts';
import { blogs } from './blogs.ts';
import type { SourceLoader } from './define.ts';
import { events } from './events.ts';
import { facilities } from './facilities.ts';
import { facilitiesJson } from './facilities-json.ts';
import { featuredProgrammes } from './featured-programmes.ts';
import { gallery } from './gallery.ts';
import { header } from './header.ts';
import { holidays } from './holidays.ts';
import { messages } from './messages.ts';
import { notices } from './notices.ts';
import { partnerSchools } from './partner-schools.ts';
import { popularClasses } from './popular-classes.ts';
import { schoolByDomain } from './school-by-domain.ts';
import { testimonials } from './testimonials.ts';
import { topSchools } from './top-schools.ts';
import { toppers } from './toppers.ts';

/** How each source of `schemas/sources` is loaded. */
export const sourceLoaders: readonly SourceLoader[] = [
  about,
  banners,
  birthdayStudents,
  blogs,
  events,
  facilities,
  facilitiesJson,
  featuredProgrammes,
  gallery,
  header,
  holidays,
  messages,
  notices,
  partnerSchools,
  popularClasses,
  schoolByDomain,
  testimonials,
  toppers,
  topSchools,
];
