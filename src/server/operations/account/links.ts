import { nextPath } from '../../auth/next-path.ts';
import type { FoundSchool } from '../../store/global.ts';
import type { Services } from '../handle.ts';

type LinkServices = Pick<Services, 'originOf'>;
type LinkSchool = Parameters<Services['originOf']>[0];

/** The pages of an account beside the site's own, each a path of the school's host. */
export const accountPages = {
  login: '/login',
  forgot: '/login/forgot',
  reset: '/login/reset',
  invitation: '/login/invitation',
  verify: '/login/verify',
} as const;

/** The page of a mailed link, on the origin that is stored of the school, with its secret. */
export const mailedLink = (
  { originOf }: LinkServices,
  school: LinkSchool,
  { page, secret }: { readonly page: 'reset' | 'invitation' | 'verify'; readonly secret: string },
): string => `${originOf(school)}${accountPages[page]}?token=${secret}`;

interface Handover {
  /** Of a user token of kind `handover`. */
  readonly code: string;
  readonly next?: string | undefined;
  readonly remember?: boolean;
}

/** The address on a school's own host that takes up a sign-in which began elsewhere, and goes on to `next`. */
export const handoverUrl = (
  { originOf }: LinkServices,
  school: Pick<FoundSchool, 'slug' | 'primaryDomain' | 'schoolId'>,
  { code, next, remember = false }: Handover,
): string => {
  const query = new URLSearchParams({ code, next: nextPath(next), ...(remember ? { remember: 'true' } : {}) });
  return `${originOf(school)}/api/Account/handover?${query}`;
};
