import type { FromSchema } from 'json-schema-to-ts';
import type { facilityItem } from '#schemas/sources/facilities.ts';

export type FacilityItem = FromSchema<typeof facilityItem>;
