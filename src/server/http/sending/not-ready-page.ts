import { notReady } from '#server/core/errors/refusals.ts';
import type { FoundSchool } from '#server/store/global.ts';
import { isStaffed } from '#server/tenancy/hosts.ts';
import { accountPages } from '../account-paths.ts';
import { type PlainPage, plainPage } from './error-page.ts';

interface NotReadyPage extends PlainPage {
  readonly status: number;
}

/**
 * What every page of a school is while its site is off: 503, and of the school nothing but the way in for its people.
 */
export const notReadyPage = (school: Pick<FoundSchool, 'status'>, requestId: string): NotReadyPage => {
  const { status, message, retryAfter } = notReady();
  const said = isStaffed(school)
    ? { text: 'Please come back later. If you work here, log in to continue.', label: 'Log in' }
    : { text: 'Please come back later, or ask the school.', label: 'Try again' };
  const link = { href: isStaffed(school) ? accountPages.login : '', label: said.label };
  return {
    status,
    ...plainPage({ title: message, text: said.text, link, ...(retryAfter ? { retryAfter } : {}) }, requestId),
  };
};
