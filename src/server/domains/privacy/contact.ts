import { type Column, eq, type SQL, sql } from 'drizzle-orm';
import { wrongField } from '#server/core/errors/refusals.ts';
import { normalizePhone } from '#server/core/validation/phone.ts';

/** How somebody is reached, as it is stored. */
export interface Contact {
  readonly text: string;
  /** Whether a row is theirs, by its columns. */
  matches(columns: { readonly mobile: Column; readonly email?: Column }): SQL;
  /** Whether another number, which a row keeps among its details, is theirs. */
  matchesDetail(details: Column, field: string): SQL;
}

export const readContact = (given: string, field = 'Contact'): Contact => {
  const mobile = normalizePhone(given);
  if (mobile !== '')
    return {
      text: mobile,
      matches: (columns) => eq(columns.mobile, mobile),
      matchesDetail: (details, field) => sql`${details}->>${field} = ${mobile}`,
    };
  const email = given.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw wrongField(field, 'Enter a mobile number or an email address.');
  return {
    text: email,
    matches: (columns) => (columns.email ? sql`lower(${columns.email}) = ${email}` : sql`false`),
    matchesDetail: () => sql`false`,
  };
};
