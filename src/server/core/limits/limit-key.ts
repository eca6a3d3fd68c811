import { normalizeCertificateNumber } from '../validation/certificate-number.ts';
import { normalizePhone } from '../validation/phone.ts';
import { networkOf } from './network.ts';

export type LimitScope = 'address' | 'account' | 'recipient' | 'certificate';

/** Who or what is counted, in one spelling. Made by the functions below alone. */
export interface LimitKey {
  readonly scope: LimitScope;
  /** Null where all schools count together. */
  readonly schoolId: number | null;
  readonly value: string;
}

/** Visitors of a school by their network: an IPv4 address, or the /64 of an IPv6 one. */
export const addressKey = (schoolId: number, address: string | undefined): LimitKey => ({
  scope: 'address',
  schoolId,
  value: networkOf(address),
});

/** A login of a school as sign-in looks it up, whether or not there is such an account. */
export const accountKey = (schoolId: number, login: string): LimitKey => ({
  scope: 'account',
  schoolId,
  value: normalizePhone(login) || login.toLowerCase(),
});

/**
 * A mailbox or a telephone. What follows a `+` in a mailbox's name is left out (RFC 5233), for such mails arrive in
 * one mailbox. Without a school, what all schools send there counts together.
 */
export const recipientKey = (contact: string, schoolId: number | null = null): LimitKey => ({
  scope: 'recipient',
  schoolId,
  value: normalizePhone(contact) || mailboxOf(contact.trim().toLowerCase()),
});

const mailboxOf = (email: string): string => email.replace(/^([^+]+)\+.*(?=@)/, '$1');

/** A certificate of a school by its number as it is looked up, whether or not it was issued. */
export const certificateKey = (schoolId: number, documentNumber: string): LimitKey => ({
  scope: 'certificate',
  schoolId,
  value: normalizeCertificateNumber(documentNumber),
});

/** A key as one text that no other key has. */
export const keyText = ({ scope, schoolId, value }: LimitKey): string => `${scope} ${schoolId ?? '*'} ${value}`;
