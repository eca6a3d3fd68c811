import type { Described } from '../described.ts';
import { about } from './about.ts';
import { banner } from './banner.ts';
import { birthdayStudent } from './birthday-student.ts';
import { blog } from './blog.ts';
import type { ContentType } from './define.ts';
import { disclosure } from './disclosure.ts';
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
import { schoolProfile } from './school-profile.ts';
import { testimonial } from './testimonial.ts';
import { topper } from './topper.ts';

export {
  type ContentOrder,
  type ContentSort,
  type ContentState,
  type ContentType,
  contentSorts,
  contentStates,
  type MediaClass,
} from './define.ts';

/** Every content type of a school's website. */
export const contentTypes = [
  about,
  banner,
  birthdayStudent,
  blog,
  disclosure,
  event,
  facility,
  facilityIntro,
  faq,
  featuredProgramme,
  galleryAlbum,
  holiday,
  message,
  mobileApp,
  notice,
  policyPage,
  popularClass,
  schoolProfile,
  testimonial,
  topper,
] as const satisfies readonly ContentType[];

export type ContentTypeName = (typeof contentTypes)[number]['type'];

type Documents = {
  readonly [T in (typeof contentTypes)[number] as T['type']]: Readonly<Described<T['schema']>>;
};

/** A published document of a content type. Its texts that are required are never empty. */
export type ContentDocumentOf<T extends ContentTypeName> = Documents[T];
