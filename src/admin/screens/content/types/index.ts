import { about } from './about.ts';
import { banner } from './banner.ts';
import { birthdayStudent } from './birthday-student.ts';
import { blog } from './blog.ts';
import type { TypeLayout } from './define-type.ts';
import { event } from './event.ts';
import { facility } from './facility.ts';
import { facilityIntro } from './facility-intro.ts';
import { faq } from './faq.ts';
import { featuredProgramme } from './featured-programme.ts';
import { galleryAlbum } from './gallery-album.ts';
import { holiday } from './holiday.ts';
import { message } from './message.ts';
import { mobileApp } from './mobile-app.ts';
import { notice } from './notice.ts';
import { policyPage } from './policy-page.ts';
import { popularClass } from './popular-class.ts';
import { testimonial } from './testimonial.ts';
import { topper } from './topper.ts';

/** How each content type is shown, in the order of the list. */
export const typeLayouts: readonly TypeLayout[] = [
  notice,
  event,
  holiday,
  blog,
  banner,
  about,
  facilityIntro,
  facility,
  popularClass,
  featuredProgramme,
  testimonial,
  message,
  topper,
  birthdayStudent,
  galleryAlbum,
  policyPage,
  mobileApp,
  faq,
];

/** The types that somebody writes: operators those of the product’s own pages, schools those of their website. */
export const layoutsFor = (role: string): readonly TypeLayout[] =>
  typeLayouts.filter(({ product }) => (role === 'Operator' ? product !== undefined : product !== 'only'));
