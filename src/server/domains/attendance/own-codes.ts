import { asc, eq } from 'drizzle-orm';
import { listOwnCodes, type OwnCode, saveOwnCode } from '#schemas/api/attendance/codes.ts';
import { type AttendanceCode, isAttendanceCode } from '#schemas/records/attendance.ts';
import { notValid, refuse, wrongField } from '#server/core/errors/refusals.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { onlyRow } from '#server/store/query.ts';
import { attendanceCodes, attendanceMarks, type OwnCodeRow } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';

const toOwnCode = ({ code, name, nameHi, countsAs, isActive }: OwnCodeRow): OwnCode => ({
  Code: code,
  Name: name,
  ...(nameHi === null ? {} : { Name_Hi: nameHi }),
  Counts_As: countsAs,
  Is_Active: isActive,
});

/** The codes of the school's own, by their letters. */
export const readOwnCodes = async (db: Db): Promise<OwnCode[]> =>
  (await db.select().from(attendanceCodes).orderBy(asc(attendanceCodes.code))).map(toOwnCode);

const listHandler = handle(listOwnCodes, (_, context) => context.read(async ({ db }) => ok(await readOwnCodes(db))));

const saveHandler = handle(saveOwnCode, ({ params: { code }, body }, context) =>
  context.write(async (tx) => {
    if (isAttendanceCode(code)) throw refuse(`${code} is a code of every register. Choose other letters.`);
    const { db } = tx;
    const { schoolId } = context.school;
    const values = {
      name: body.Name,
      nameHi: body.Name_Hi || null,
      countsAs: body.Counts_As,
      isActive: body.Is_Active,
    };
    const [before] = await db.select().from(attendanceCodes).where(eq(attendanceCodes.code, code)).for('update');
    if (before && before.countsAs !== values.countsAs && (await isUsed(db, code)))
      throw wrongField('Counts_As', 'Registers have this code already. Add another one.');
    const after = onlyRow(
      await db
        .insert(attendanceCodes)
        .values({ schoolId, code, ...values })
        .onConflictDoUpdate({ target: [attendanceCodes.schoolId, attendanceCodes.code], set: values })
        .returning(),
    );
    const saved = toOwnCode(after);
    await tx.audit({
      entity: 'attendanceCode',
      id: null,
      before: before ? toOwnCode(before) : null,
      after: saved,
    });
    return ok(saved);
  }),
);

const isUsed = async (db: Db, code: string): Promise<boolean> => {
  const rows = await db
    .select({ id: attendanceMarks.registerId })
    .from(attendanceMarks)
    .where(eq(attendanceMarks.ownCode, code))
    .limit(1);
  return rows.length > 0;
};

interface SentMark {
  readonly Status: AttendanceCode;
  readonly Own_Code?: string | undefined;
}

/**
 * Throws where a mark has a code that the school does not have, or one that counts as something else. A code that is
 * switched off stays good: a register that waited on a device may have it.
 */
export const requireOwnCodes = async (
  db: Db,
  marks: readonly SentMark[],
  fieldOf: (at: number) => string,
): Promise<void> => {
  if (marks.every(({ Own_Code }) => Own_Code === undefined)) return;
  const known = new Map((await readOwnCodes(db)).map((one) => [one.Code, one.Counts_As]));
  const wrong = marks.flatMap(({ Status, Own_Code }, at): [string, string[]][] =>
    Own_Code === undefined || known.get(Own_Code) === Status
      ? []
      : [[fieldOf(at), ['The school has no such code, or it counts as something else.']]],
  );
  if (wrong.length > 0) throw notValid(Object.fromEntries(wrong));
};

/** What the calls about the school's own codes do. */
export const ownCodeHandlers = [listHandler, saveHandler] as const;
