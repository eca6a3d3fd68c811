import type { RegistrationBody } from '#schemas/api/registration.ts';
import type { Services } from '#server/http/calls/handle.ts';
/** Throws `NOT_VALID` with everything that the schema of a registration cannot say. */
export declare const checkRegistration: (form: RegistrationBody, { store, passwords }: Pick<Services, 'store' | 'passwords'>, now: Date) => Promise<void>;
