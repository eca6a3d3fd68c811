import type { PermissionSet, UserRole } from '#schemas/access/matrix.ts';
import type { OwnClass } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';

/** A user who is signed in. */
export interface UserActor {
  readonly kind: 'user';
  readonly userId: number;
  readonly sessionId: number;
  readonly name: string;
  readonly role: UserRole;
  readonly permissionSets: readonly PermissionSet[];
  /** The user-status flag: 0 disabled, 1 active, 2 locked, 3 must change password. */
  readonly status: number;
  /** A class teacher's classes. */
  readonly classes: readonly OwnClass[];
  /** Oneself as a student, or one's children. */
  readonly studentIds: readonly number[];
}

/** A program with an API token of the school. */
export interface TokenActor {
  readonly kind: 'token';
  readonly tokenId: number;
  readonly name: string;
  /** `<area>:read` or `<area>:write`: what the token was given, as far as its maker has it still. */
  readonly scopes: readonly string[];
}

/** Who holds an operator token. */
export interface OperatorActor {
  readonly kind: 'operator';
  readonly tokenId: number;
  readonly name: string;
}

/** An operator of the platform who is in a school under its grant: to read what an admin reads, and for nothing else. */
export interface SupportActor {
  readonly kind: 'support';
  readonly visitId: number;
  readonly operatorId: number;
  readonly name: string;
  /** When the grant ends, in milliseconds since the epoch. */
  readonly endsAt: number;
}

export interface VisitorActor {
  readonly kind: 'visitor';
}

export type Actor = UserActor | TokenActor | OperatorActor | SupportActor | VisitorActor;

export const visitor: VisitorActor = { kind: 'visitor' };

/** Who works at the school as a parent: the own children are all that they see. Undefined for who has none here. */
export const asParent = (actor: UserActor): UserActor | undefined =>
  actor.studentIds.length === 0 ? undefined : { ...actor, role: 'Parent', permissionSets: [], classes: [] };

/** How a school's audit log names an operator of the platform. */
export const operatorName = (name: string): string => `operator ${name}`;

/** How the audit log names who did something. */
export const actorName = (actor: Actor): string => {
  if (actor.kind === 'user') return actor.name;
  if (actor.kind === 'support') return operatorName(actor.name);
  if (actor.kind === 'operator') return `operator token ${actor.name}`;
  return actor.kind === 'token' ? `token ${actor.name}` : 'visitor';
};

/** What a request shows of who sends it. */
export interface Credentials {
  /** An API token. */
  readonly bearer: string | undefined;
  /** A session's secret. */
  readonly session: string | undefined;
}

/**
 * The actor of a request: by API token, else by session cookie, else a visitor. Undefined if an invalid token is given:
 * a program must not continue as a visitor.
 */
export type FindActor = (
  store: Store,
  at: { readonly schoolId: number; readonly now: Date },
  credentials: Credentials,
) => Promise<Actor | undefined>;
