import type { StaffWebsiteBody } from '#schemas/api/staff/website.ts';

type Shown = Partial<Pick<StaffWebsiteBody, 'Show_On_Website' | 'Website_Consent' | 'Website_Consent_On'>>;

/** What is wrong with how a member is shown: nobody is without a consent, and a consent has its day. Texts by field. */
export const wrongWebsite = (
  { Show_On_Website: isShown, Website_Consent: consent = 'None', Website_Consent_On: day }: Shown,
  today: string,
): readonly (readonly [field: string, text: string])[] => {
  if (day && day > today) return [['Website_Consent_On', 'Date cannot be in the future.']];
  if (consent !== 'None' && !day) return [['Website_Consent_On', 'Enter the day on which the consent was given.']];
  if (isShown && consent === 'None')
    return [['Website_Consent', 'Nobody is shown on the website without their consent.']];
  return [];
};
