import { eq } from 'drizzle-orm';
import type { WriteContext } from '#server/store/audit.ts';
import { attendanceRegisters, type RegisterRow } from '#server/store/schema.ts';
import { lockRegister, type RegisterKey } from '../register.ts';

/**
 * The register of the whole day that a half belongs to, locked; always before that of the half, so that no two
 * transactions wait for each other. Undefined for a whole day.
 */
export const lockDay = async (
  tx: WriteContext,
  { part, ...key }: RegisterKey & Pick<RegisterRow, 'schoolId' | 'session'>,
): Promise<RegisterRow | undefined> => (part === 'Full' ? undefined : lockRegister(tx, { ...key, part: 'Full' }));

interface Locked {
  readonly register: RegisterRow;
  readonly whole: RegisterRow | undefined;
}

/** A register by its id, locked, with that of its day; undefined where it is gone. */
export const lockWithDay = async (tx: WriteContext, registerId: number): Promise<Locked | undefined> => {
  const isRegister = eq(attendanceRegisters.id, registerId);
  const [found] = await tx.db.select().from(attendanceRegisters).where(isRegister);
  if (!found) return undefined;
  const { schoolId, session, classId, sectionId, date, part } = found;
  const whole = await lockDay(tx, { schoolId, session, classId, sectionId, date, part });
  const [register] = await tx.db.select().from(attendanceRegisters).where(isRegister).for('update');
  return register && { register, whole };
};
