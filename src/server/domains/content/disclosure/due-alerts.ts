import { expiryAlertDays } from '#schemas/records/expiry-alerts.ts';
import { disclosureDocuments } from '#schemas/sources/disclosure.ts';
import { daysBetween } from '#shared/calendar.ts';

/** A document that expires soon. */
export interface DueAlert {
  /** Its field in the disclosure record. */
  readonly document: (typeof disclosureDocuments)[number];
  /** YYYY-MM-DD: the last day on which it holds. */
  readonly validUntil: string;
  /** Which of the alerts is due: the last that has come. */
  readonly daysBefore: (typeof expiryAlertDays)[number];
}

/** The documents of a disclosure record that no longer hold on a day (YYYY-MM-DD), the one that ended first before. */
export const overDocuments = (
  record: Readonly<Record<string, unknown>>,
  today: string,
): readonly Omit<DueAlert, 'daysBefore'>[] =>
  disclosureDocuments
    .flatMap((document) => {
      const validUntil = record[`${document}_Valid_Until`];
      return typeof validUntil === 'string' && record[document] && validUntil < today ? [{ document, validUntil }] : [];
    })
    .sort((a, b) => a.validUntil.localeCompare(b.validUntil));

/** The documents of a disclosure record that are due for an alert on a day (YYYY-MM-DD), the next to expire first. */
export const dueAlerts = (record: Readonly<Record<string, unknown>>, today: string): readonly DueAlert[] =>
  disclosureDocuments
    .flatMap((document) => {
      const validUntil = record[`${document}_Valid_Until`];
      if (typeof validUntil !== 'string' || !record[document] || validUntil < today) return [];
      const left = daysBetween(today, validUntil) - 1;
      const daysBefore = expiryAlertDays.findLast((days) => left <= days);
      return daysBefore === undefined ? [] : [{ document, validUntil, daysBefore }];
    })
    .sort((a, b) => a.validUntil.localeCompare(b.validUntil));
