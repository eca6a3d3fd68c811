/** What of a call's or a command's handler compiles, and what does not: tsc is the test. */
import { listHolidays, removeHoliday } from '#schemas/api/holidays.ts';
import { exportUdise } from '#schemas/api/students/udise.ts';
import { moveSchool } from '#schemas/commands/schools.ts';
import { type CommandContext, runCommand } from '#server/http/calls/command.ts';
import { type Handler, handle, listOf, ok } from '#server/http/calls/handle.ts';

const row = {
  School_Id: 1,
  Id: 7,
  name: 'Holi',
  startHolidayDate: '2027-03-22',
  endHolidayDate: '2027-03-22',
  days: 1,
  StartSession: 2026,
  Holiday_Type: 'Public',
  Applies_To: 'All',
  Show_On_Website: true,
} as const;

handle(listHolidays, async ({ query }) => listOf([{ ...row, StartSession: query.StartSession }], 1));

// @ts-expect-error A field that the input has not.
handle(listHolidays, async ({ query }) => listOf([{ ...row, name: query.name }], 1));

// @ts-expect-error A field of the input as another type than its own.
handle(listHolidays, async ({ query }) => listOf([{ ...row, name: query.StartSession }], 1));

// @ts-expect-error A part of the input that the call does not take.
handle(listHolidays, async ({ body }) => listOf([{ ...row, Id: body.Id }], 1));

// @ts-expect-error A status that the call does not declare.
handle(listHolidays, async () => ({ status: 201, body: [row] }) as const);

// @ts-expect-error A row without one of its required fields.
handle(listHolidays, async () => listOf([{ ...row, days: undefined }], 1));

// @ts-expect-error No body where one is declared.
handle(listHolidays, async () => ({ status: 200 }) as const);

// @ts-expect-error Bytes where JSON is declared.
handle(removeHoliday, async () => ({ status: 200, bytes: new Uint8Array() }) as const);

handle(exportUdise, async () => ({ status: 200, bytes: new Uint8Array() }) as const);

// @ts-expect-error JSON where bytes are declared.
handle(exportUdise, async () => ok({}));

declare const context: CommandContext;

const moved = handle(moveSchool, async ({ slug, state }, { store }) => ({ slug, to: state, store: typeof store }));
const read = handle(listHolidays, async () => listOf([row], 1));
const listed: readonly Handler[] = [moved, read];
listed.map(({ contract }) => (contract.door === 'http' ? contract.path : contract.name));

moved.run({ slug: 'greenfield', state: 'live', reason: 'All is there.' }, context).then(({ to }) => to.trim());

// @ts-expect-error Without one of its parameters.
moved.run({ slug: 'greenfield', state: 'live' }, context);

// @ts-expect-error A parameter as another type than its own.
moved.run({ slug: 7, state: 'live', reason: 'All is there.' }, context);

// @ts-expect-error A field that the result has not.
runCommand(moved, 'whatever came', context).then(({ state }) => state);

// @ts-expect-error A parameter that the command does not take.
handle(moveSchool, async ({ themeId }) => themeId);

// @ts-expect-error What only calls have.
handle(moveSchool, async (_, { school }) => school);

// @ts-expect-error What only commands have.
handle(listHolidays, async (_, { progress }) => listOf([row], progress));

// @ts-expect-error A call is run by the registrar alone.
runCommand(read, {}, context);
