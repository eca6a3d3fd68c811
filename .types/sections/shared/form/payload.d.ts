type Json = Readonly<Record<string, string | number | boolean>>;
interface Payload {
    readonly data: FormData;
    readonly json: Json;
}
/** What a form sends: empty fields are left out, a ticked box is true, an id a number; with the seconds that it was open. */
export declare const payloadOf: (form: HTMLFormElement, seconds: number) => Payload;
/**
 * The texts for required fields that are empty, and for addresses, numbers and days that cannot be right, in all of a
 * form or a part. Everything else the server judges.
 */
export declare const localErrors: (form: HTMLFormElement, part?: ParentNode) => Record<string, readonly string[]>;
export {};
