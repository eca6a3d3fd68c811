import type { OperatorToken } from '#server/store/operator-tokens.ts';
/** A token as the command line shows it; times in ISO 8601, null where there is none. */
export interface TokenInfo {
    readonly id: number;
    readonly name: string;
    readonly state: 'valid' | 'expired' | 'revoked';
    readonly createdAt: string;
    readonly expiresAt: string | null;
    readonly lastUsedAt: string | null;
    readonly revokedAt: string | null;
}
export declare const tokenInfo: ({ id, name, createdAt, expiresAt, lastUsedAt, revokedAt }: OperatorToken) => TokenInfo;
