/** Encrypts what must not be readable in a copy of the database, with a key from SECRET, which is not in it. */
export interface Sealer {
    /** AES-256-GCM; `place` (such as `students.aadhaar:12`) must be the same when it is opened. */
    seal(text: string, place: string): string;
    /** Throws where the text was sealed with another secret, for another place, or was changed. */
    open(sealed: string, place: string): string;
    /** HMAC-SHA256 in base64url: the same for the same text, and telling nothing of it. */
    fingerprint(text: string, purpose: string): string;
}
export declare const createSealer: (secret: string) => Sealer;
