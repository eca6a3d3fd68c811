import type { JSONSchema } from 'json-schema-to-ts';
import type { AccessLevel, Area, Scope } from '../access/matrix.ts';

/** Who may make a call. What a call does not say is denied. */
export type CallAccess =
  /** Anyone. */
  | { readonly kind: 'public' }
  /** Anyone who is signed in. */
  | { readonly kind: 'signedIn' }
  /** Who holds an operator token, of `schoolyard token create`: it belongs to no school. */
  | { readonly kind: 'operatorToken' }
  /** Who has the level in the area, in one of the scopes that the call can keep to. */
  | { readonly kind: 'area'; readonly area: Area; readonly level: AccessLevel; readonly scopes: readonly Scope[] }
  /** Who has the level in the area of the content type that the path names as `:type`. */
  | { readonly kind: 'contentType'; readonly level: AccessLevel };

/** One successful answer. Without a schema it has no body; `type` is other than JSON. */
export interface CallAnswer {
  readonly description: string;
  readonly schema?: JSONSchema;
  readonly type?: string;
}

/** Files of a multipart body, by the name of their field. */
export interface CallFiles {
  readonly maxBytes: number;
  readonly maxCount: number;
}

/** How a body that holds a theme is taken: as it was sent, and as JSON alone. */
export interface VerbatimBody {
  readonly maxBytes: number;
  /** What it is, for who has sent another. */
  readonly shape: string;
}

/** The most calls from one address in a period. */
export interface CallLimit {
  readonly max: number;
  readonly perSeconds: number;
}

/**
 * The contract of one call of the API: path, payloads, who may make it, what it answers. Validation, access, the
 * OpenAPI document and the tests of the access matrix are all made from it. What it does is defined elsewhere.
 */
export interface Call {
  /** How it is reached. */
  readonly door: 'http';
  /** A name in camelCase, unique; the OpenAPI document's operationId, and the action in the audit log. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** As Fastify has it: `/api/content/:type/:id`. */
  readonly path: string;
  /** The heading it is under in the API's pages. */
  readonly group: string;
  readonly summary: string;
  readonly access: CallAccess;
  /** Whose host it is answered on: a school's, the product's own, or either. */
  readonly host: 'school' | 'platform' | 'any';
  /** Path parameters, each a string before it is checked. */
  readonly params?: JSONSchema;
  readonly query?: JSONSchema;
  readonly body?: JSONSchema;
  /**
   * How the body is sent; JSON by default. A form may be either urlencoded or JSON; JSON where no file goes with it.
   */
  readonly takes?: 'json' | 'form' | 'multipart' | 'jsonOrMultipart';
  /** Whether texts of the body stay as they were sent. A wrong one is then refused as a whole, not by field. */
  readonly verbatim?: VerbatimBody;
  /** Files of a multipart body, by field. */
  readonly files?: Readonly<Record<string, CallFiles>>;
  /** Answers by status. Problems (401, 403, 404, 409, 413, 415, 422, 429, 500, 503) are every call's. */
  readonly answers: Readonly<Record<number, CallAnswer>>;
  readonly limit?: CallLimit;
  /** Whether the answer goes on until either side ends it; it then takes no place among the school's requests. */
  readonly endless?: true;
  /** Whether it may also be made by someone who must first change their password. */
  readonly withOldPassword?: true;
  /**
   * Whether an operator who is in a school under its grant may make it, though it is no reading of an area: what tells
   * them who they are, and lets them leave. Every other call that is no reading is refused to them.
   */
  readonly whileSupport?: true;
  /** Whether it is refused to them although it reads: what opens doors, or follows people. */
  readonly notForSupport?: true;
  /** Whether a visitor may make it while the school's site is being prepared: what lets its people in. */
  readonly whileDraft?: true;
  /** Whether a JSON answer carries an ETag, and `If-None-Match` is answered with 304. */
  readonly validated?: true;
  /** Whether `If-Match` must name the version that is changed, as the ETag of an item has it. */
  readonly versioned?: true;
  /** Whether `Idempotency-Key` may name the request: the same one sent again is done once, and answered as the first. */
  readonly keyed?: true;
}

export const defineCall = <const T extends Omit<Call, 'door'>>(call: T): T & Pick<Call, 'door'> => ({
  ...call,
  door: 'http',
});

/** Shorthand for calls of the office. */
export const needs = (
  area: Area,
  level: AccessLevel,
  scopes: readonly Scope[] = ['all'],
): Extract<CallAccess, { kind: 'area' }> => ({ kind: 'area', area, level, scopes });

/** Of the areas, one that is the admin's alone. */
export const adminOnly = needs('/backup', 'write');

export const needsType = (level: AccessLevel): CallAccess => ({ kind: 'contentType', level });

export const anyone: CallAccess = { kind: 'public' };
export const operators: CallAccess = { kind: 'operatorToken' };
export const signedIn: CallAccess = { kind: 'signedIn' };
