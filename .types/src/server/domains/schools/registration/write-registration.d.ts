import { type RegistrationBody } from '#schemas/api/registration.ts';
import { type StoredUpload } from '#server/files/uploads/uploads.ts';
import type { CallContext, Services } from '#server/http/calls/handle.ts';
/** A school that is to be, with all that is made outside its transaction. */
export interface Registration {
    readonly schoolId: number;
    readonly slug: string;
    readonly schoolKey: string;
    readonly form: RegistrationBody;
    readonly passwordHash: string;
    readonly uploads: readonly StoredUpload[];
}
/** Secrets for the admin of a school that was registered. */
export interface RegistrationSecrets {
    /** For the mail that proves the address. */
    readonly verify: string;
    /** For the browser to be signed in on the school's host. */
    readonly handover: string;
}
/** What of a request is needed to write a registration. */
interface RegistrationContext extends Pick<CallContext, 'requestId' | 'address' | 'now'> {
    readonly services: Pick<Services, 'store' | 'sealer'>;
}
/** Writes a school with its profile, theme and admin in one transaction: all of it, or nothing. */
export declare const writeRegistration: ({ services, requestId, address, now }: RegistrationContext, registration: Registration) => Promise<RegistrationSecrets>;
export {};
