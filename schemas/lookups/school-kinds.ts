import { defineLookup, type LookupKind } from './define.ts';

const id = { type: 'integer', minimum: 1, maximum: 2147483647 } as const;
const short = { type: 'string', maxLength: 40 } as const;
const line = { type: 'string', maxLength: 250 } as const;
const mobile = { type: 'string', format: 'mobile', maxLength: 20 } as const;
const email = { type: 'string', format: 'email', maxLength: 254 } as const;
const time = { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description: 'HH:MM' } as const;

const entered = (kind: string, title: string, own: NonNullable<LookupKind['own']>): LookupKind =>
  defineLookup({ kind, title, scope: 'office', source: 'school', own });

/** The lists that are empty until a school has entered its own values. */
export const schoolKinds: readonly LookupKind[] = [
  entered('houses', 'Houses', { teacher: short }),
  entered('routes', 'Bus routes', { code: short }),
  entered('stop-points', 'Stops of bus routes', { routeId: id, time, fee: { type: 'number', minimum: 0 } }),
  entered('vehicles', 'Vehicles', {
    registrationNo: short,
    seats: { type: 'integer', minimum: 1, maximum: 200 },
    routeId: id,
  }),
  entered('drivers', 'Drivers', { mobile, licenceNo: short }),
  entered('periods', 'Periods of the day', { startTime: time, endTime: time }),
  entered('teachers', 'Teachers', { mobile, email, subject: short }),
  entered('suppliers', 'Suppliers', { mobile, email, address: line }),
  entered('colours', 'Colours of goods', { hex: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' } }),
  entered('sizes', 'Sizes of goods', {}),
  entered('product-categories', 'Kinds of goods', {}),
];
