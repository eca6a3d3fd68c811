import type { SectionKind, SectionManifest } from '#engine/section.ts';
import { about } from './about/manifest.ts';
import { admissionEnquiry } from './admission-enquiry/manifest.ts';
import { admissionTrack } from './admission-track/manifest.ts';
import { albums } from './albums/manifest.ts';
import { apps } from './apps/manifest.ts';
import { banner } from './banner/manifest.ts';
import { birthdayStudents } from './birthday-students/manifest.ts';
import { blogArticle } from './blog-article/manifest.ts';
import { blogList } from './blog-list/manifest.ts';
import { blogPicks } from './blog-picks/manifest.ts';
import { callBar } from './call-bar/manifest.ts';
import { certificateLookup } from './certificate-lookup/manifest.ts';
import { classes } from './classes/manifest.ts';
import { contact } from './contact/manifest.ts';
import { contactForm } from './contact-form/manifest.ts';
import { createPagePromo } from './create-page-promo/manifest.ts';
import { createPageSteps } from './create-page-steps/manifest.ts';
import { demoRequest } from './demo-request/manifest.ts';
import { disclosure } from './disclosure/manifest.ts';
import { emergencyBanner } from './emergency-banner/manifest.ts';
import { events } from './events/manifest.ts';
import { facilities } from './facilities/manifest.ts';
import { faq } from './faq/manifest.ts';
import { featureCarousels } from './feature-carousels/manifest.ts';
import { features } from './features/manifest.ts';
import { gallery } from './gallery/manifest.ts';
import { galleryPreview } from './gallery-preview/manifest.ts';
import { hero } from './hero/manifest.ts';
import { holidays } from './holidays/manifest.ts';
import { latestBlogs } from './latest-blogs/manifest.ts';
import { loginChooser } from './login-chooser/manifest.ts';
import { messages } from './messages/manifest.ts';
import { notices } from './notices/manifest.ts';
import { pageHeading } from './page-heading/manifest.ts';
import { pageMessage } from './page-message/manifest.ts';
import { partners } from './partners/manifest.ts';
import { policyText } from './policy-text/manifest.ts';
import { productArticle } from './product-article/manifest.ts';
import { productContact } from './product-contact/manifest.ts';
import { productFooter } from './product-footer/manifest.ts';
import { productHeader } from './product-header/manifest.ts';
import { productMessage } from './product-message/manifest.ts';
import { productStatistics } from './product-statistics/manifest.ts';
import { programmes } from './programmes/manifest.ts';
import { reasons } from './reasons/manifest.ts';
import { registration } from './registration/manifest.ts';
import { samples } from './samples/manifest.ts';
import { schoolList } from './school-list/manifest.ts';
import { schoolProfile } from './school-profile/manifest.ts';
import { siteFooter } from './site-footer/manifest.ts';
import { siteHeader } from './site-header/manifest.ts';
import { staff } from './staff/manifest.ts';
import { stats } from './stats/manifest.ts';
import { testimonials } from './testimonials/manifest.ts';
import { today } from './today/manifest.ts';
import { topSchools } from './top-schools/manifest.ts';
import { toppers } from './toppers/manifest.ts';
import { tour } from './tour/manifest.ts';
import { welcome } from './welcome/manifest.ts';

/** Every registered kind of section. */
export const kinds: readonly SectionKind[] = [
  about,
  admissionEnquiry,
  admissionTrack,
  albums,
  apps,
  banner,
  birthdayStudents,
  blogArticle,
  blogList,
  blogPicks,
  callBar,
  certificateLookup,
  classes,
  contact,
  contactForm,
  createPagePromo,
  createPageSteps,
  demoRequest,
  disclosure,
  emergencyBanner,
  events,
  facilities,
  faq,
  featureCarousels,
  features,
  gallery,
  galleryPreview,
  hero,
  holidays,
  latestBlogs,
  loginChooser,
  messages,
  notices,
  pageHeading,
  pageMessage,
  partners,
  policyText,
  productArticle,
  productContact,
  productFooter,
  productHeader,
  productMessage,
  productStatistics,
  programmes,
  reasons,
  registration,
  samples,
  schoolList,
  schoolProfile,
  siteFooter,
  siteHeader,
  staff,
  stats,
  testimonials,
  today,
  topSchools,
  toppers,
  tour,
  welcome,
];

/** Every look of every kind, a kind's first one first. */
export const sections: readonly SectionManifest[] = kinds.flatMap(({ looks }) => looks);
