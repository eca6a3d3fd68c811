import { accountPages } from '#server/http/account-paths.ts';
import type { Services } from '#server/http/calls/handle.ts';
import { nextPath } from '#server/http/forms/next-path.ts';
import type { FoundSchool } from '#server/store/global.ts';

type LinkServices = Pick<Services, 'originOf'>;
type LinkSchool = Parameters<Services['originOf']>[0];

interface MailedLink {
  readonly page: 'reset' | 'invitation' | 'verify';
  readonly secret: string;
  /** Of the page: what its reader has chosen; the school's own without one. */
  readonly language?: string | null | undefined;
}

/** The page of a mailed link, on the origin that is stored of the school, with its secret. */
export const mailedLink = (
  { originOf }: LinkServices,
  school: LinkSchool,
  { page, secret, language }: MailedLink,
): string => `${originOf(school)}${accountPages[page]}?token=${secret}${language ? `&lang=${language}` : ''}`;

interface Handover {
  /** Of a user token of kind `handover`. */
  readonly code: string;
  readonly proof?: string;
  readonly next?: string | undefined;
  readonly remember?: boolean;
}

/** The address on a school's own host that takes up a sign-in which started elsewhere, and goes on to `next`. */
export const handoverUrl = (
  { originOf }: LinkServices,
  school: Pick<FoundSchool, 'slug' | 'primaryDomain' | 'schoolId'>,
  { proof, ...handover }: Handover,
): string => {
  const query = handoverSearch(handover);
  if (proof !== undefined) query.set('proof', proof);
  return `${originOf(school)}/api/Account/handover?${query}`;
};

/** The address on the product's host that confirms a sign-in to the school's, which knows the browser by `state`. */
export const confirmationUrl = (
  { baseUrl }: Pick<Services, 'baseUrl'>,
  { slug }: Pick<FoundSchool, 'slug'>,
  { state, ...handover }: Omit<Handover, 'proof'> & { readonly state: string },
): string => {
  const query = handoverSearch(handover);
  query.set('school', slug);
  query.set('state', state);
  return `${baseUrl().origin}/api/Account/confirmHandover?${query}`;
};

const handoverSearch = ({ code, next, remember = false }: Omit<Handover, 'proof'>): URLSearchParams =>
  new URLSearchParams({ code, next: nextPath(next), ...(remember ? { remember: 'true' } : {}) });
