import { about } from './about.ts';
import { admissions } from './admissions.ts';
import { album } from './album.ts';
import { banners } from './banners.ts';
import { birthdayStudents } from './birthday-students.ts';
import { blogAround } from './blog-around.ts';
import { blogPage } from './blog-page.ts';
import { blogPost } from './blog-post.ts';
import { blogs } from './blogs.ts';
import type { SourceLoader } from './define.ts';
import { disclosure } from './disclosure.ts';
import { events } from './events.ts';
import { facilities } from './facilities.ts';
import { facilitiesJson } from './facilities-json.ts';
import { faqs } from './faqs.ts';
import { featuredProgrammes } from './featured-programmes.ts';
import { figures } from './figures.ts';
import { gallery } from './gallery.ts';
import { header } from './header.ts';
import { holidays } from './holidays.ts';
import { messages } from './messages.ts';
import { mobileApps } from './mobile-apps.ts';
import { notices } from './notices.ts';
import { partnerSchools } from './partner-schools.ts';
import { policyPage } from './policy-page.ts';
import { popularClasses } from './popular-classes.ts';
import { schoolByDomain } from './school-by-domain.ts';
import { schoolList } from './school-list.ts';
import { schoolProfile } from './school-profile.ts';
import { staff } from './staff.ts';
import { testimonials } from './testimonials.ts';
import { today } from './today.ts';
import { topSchools } from './top-schools.ts';
import { toppers } from './toppers.ts';

/** How each source of `schemas/sources` is loaded. */
export const sourceLoaders: readonly SourceLoader[] = [
  about,
  admissions,
  album,
  banners,
  birthdayStudents,
  blogAround,
  blogPage,
  blogPost,
  blogs,
  disclosure,
  events,
  facilities,
  facilitiesJson,
  faqs,
  featuredProgrammes,
  figures,
  gallery,
  header,
  holidays,
  messages,
  mobileApps,
  notices,
  partnerSchools,
  policyPage,
  popularClasses,
  schoolByDomain,
  schoolList,
  schoolProfile,
  staff,
  testimonials,
  today,
  toppers,
  topSchools,
];
