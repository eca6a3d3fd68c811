import { and, eq, ne } from 'drizzle-orm';
import type { SignInBody } from '#schemas/api/visitors/desk.ts';
import { refuse, wrongField } from '#server/core/errors/refusals.ts';
import { deniedVisitors, staffMembers, students, visitors } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';

/** Throws where a purpose needs words and has none. */
export const requirePurpose = ({ Purpose, Purpose_Text }: Pick<SignInBody, 'Purpose' | 'Purpose_Text'>): void => {
  if (Purpose === 'Other' && !Purpose_Text) throw wrongField('Purpose_Text', 'Please enter what they come for.');
};

/** Throws for who is on the denied list, with the reason. */
export const requireAllowed = async ({ db }: StoreContext, mobile: string): Promise<void> => {
  const [denied] = await db.select().from(deniedVisitors).where(eq(deniedVisitors.mobile, mobile));
  if (denied) throw refuse(`Do not let this person in: ${denied.reason}`);
};

/** Throws where somebody with this number is inside: they are signed out first. Holds while `lockMobiles` does. */
export const requireOutside = async ({ db }: StoreContext, mobile: string, id = 0): Promise<void> => {
  const [inside] = await db
    .select({ name: visitors.name, passNo: visitors.passNo })
    .from(visitors)
    .where(and(eq(visitors.mobile, mobile), eq(visitors.state, 'In'), ne(visitors.id, id)));
  if (inside) throw refuse(`${inside.name} is inside already, with pass ${inside.passNo}. Sign that pass out first.`);
};

type Host = Pick<SignInBody, 'Meeting_With' | 'Meeting_Id'>;

/** Throws where whom they meet was chosen, and is not at the school. */
export const requireHost = async ({ db }: StoreContext, { Meeting_With, Meeting_Id }: Host): Promise<void> => {
  if (Meeting_Id === undefined) return;
  const table = Meeting_With === 'Staff' ? staffMembers : students;
  const [found] = await db.select({ id: table.id }).from(table).where(eq(table.id, Meeting_Id));
  if (!found) throw wrongField('Meeting_Id', 'Choose somebody who is at the school, or enter a name alone.');
};
