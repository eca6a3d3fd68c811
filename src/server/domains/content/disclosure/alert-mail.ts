import { pageRoles } from '#schemas/theme/page-roles.ts';
import type { MailMessage } from '#server/core/mail/mail.ts';
import type { DueAlert } from './due-alerts.ts';

const names: Readonly<Record<DueAlert['document'], string>> = {
  Affiliation_Letter: 'Affiliation letter',
  Society_Certificate: 'Registration certificate of the society, trust or company',
  No_Objection_Certificate: 'No objection certificate',
  Rte_Recognition: 'Recognition certificate under the RTE Act',
  Building_Safety: 'Building safety certificate',
  Fire_Safety: 'Fire safety certificate',
  Self_Certificate: 'Self-certificate of the school or the education officer',
  Water_Health_Sanitation: 'Water, health and sanitation certificates',
};

const dateText = (date: string): string =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

interface AlertMailOptions {
  readonly to: string;
  readonly school: string;
  /** The address of its website. */
  readonly origin: string;
  readonly alerts: readonly DueAlert[];
}

/** The mail that tells an admin which disclosure documents expire soon. */
export const alertMail = ({ to, school, origin, alerts }: AlertMailOptions): MailMessage => ({
  to,
  subject: alerts.length === 1 ? 'A disclosure document expires soon' : 'Disclosure documents expire soon',
  text: [
    `These documents on the mandatory disclosure page of ${school} expire soon:`,
    '',
    ...alerts.map(({ document, validUntil }) => `- ${names[document]}: valid until ${dateText(validUntil)}`),
    '',
    'Please renew them and add the new files, with their dates, to the page:',
    `${origin}${pageRoles.disclosure.address}`,
  ].join('\n'),
});
