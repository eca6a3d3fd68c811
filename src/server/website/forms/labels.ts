import { admissionEnquiry } from '#sections/admission-enquiry/manifest.ts';
import { admissionTrack } from '#sections/admission-track/manifest.ts';
import { certificateLookup } from '#sections/certificate-lookup/manifest.ts';
import { contactForm } from '#sections/contact-form/manifest.ts';
import { demoRequest } from '#sections/demo-request/manifest.ts';
import { registration } from '#sections/registration/manifest.ts';
import { textsIn } from '../words/words.ts';

type Texts = Readonly<Record<string, string>>;

/** By the id of a call, the strings of the section with its form. */
const forms: ReadonlyMap<string, { readonly en: Texts; readonly hi: Texts }> = new Map(
  Object.entries({
    addEnquiry: admissionEnquiry,
    trackEnquiry: admissionTrack,
    mailTrackingLink: admissionTrack,
    findTransferCertificate: certificateLookup,
    addContactMessage: contactForm,
    addDemoRequest: demoRequest,
    schoolRegistration: registration,
  }).map(([call, { strings }]) => [call, strings] as const),
);

/** A field by its label on the form of a call, or else by its name: `Student_First_Name` → `Student first name`. */
export const fieldLabel = (call: string, field: string, locale: string): string => {
  const strings = forms.get(call);
  const labels = strings ? textsIn(strings, locale) : {};
  // Whoever sends a form may name its fields anything, `constructor` too.
  return (Object.hasOwn(labels, field) ? labels[field] : undefined) ?? inWords(field);
};

const inWords = (name: string): string => {
  const words = name.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
