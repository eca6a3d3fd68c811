import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { type PermissionSet, userRoles } from '#schemas/access/matrix.ts';
import { userStatus } from '#schemas/access/user-status.ts';
import { instant, ownSchool, schoolId } from './columns.ts';

/** A class and section that a class teacher is responsible for. */
export interface OwnClass {
  Class_Id: number;
  Section_Id: number;
}

/** Who may sign in to a school; operators are users of tenant 0. Tenant table. */
export const users = pgTable(
  'users',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    role: text('role', { enum: userRoles }).notNull(),
    permissionSets: jsonb('permission_sets').$type<PermissionSet[]>().notNull().default([]),
    /** Class teachers: the classes they may see and mark. */
    classes: jsonb('classes').$type<OwnClass[]>().notNull().default([]),
    /** Lower case. */
    email: text('email'),
    /** As +91…, or E.164 elsewhere. */
    mobile: text('mobile'),
    /** BCP 47, as they have chosen it for the office; null for who has not. Mails to them are in it. */
    language: text('language'),
    /** Students: whose account it is. */
    studentId: integer('student_id'),
    status: integer('status').notNull().default(userStatus.active),
    /** From when on nobody comes in by it: the night of somebody's last day. */
    closesAt: instant('closes_at'),
    /** argon2id; null until an invitation is taken up. */
    passwordHash: text('password_hash'),
    emailVerifiedAt: instant('email_verified_at'),
    failedLogins: integer('failed_logins').notNull().default(0),
    lockedUntil: instant('locked_until'),
    lastLoginAt: instant('last_login_at'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    unique('users_email').on(table.schoolId, table.email),
    unique('users_mobile').on(table.schoolId, table.mobile),
    index('users_student').on(table.schoolId, table.studentId),
    check('users_role', sql`${table.role} in ('Admin', 'Staff', 'Student', 'Parent', 'Operator')`),
    check('users_status', sql`${table.status} between 0 and 3`),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    ownSchool(),
  ],
);

/** The children of a parent's account. Tenant table. */
export const userChildren = pgTable(
  'user_children',
  { schoolId: schoolId(), userId: integer('user_id').notNull(), studentId: integer('student_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.userId, table.studentId] }),
    foreignKey({ columns: [table.schoolId, table.userId], foreignColumns: [users.schoolId, users.id] }),
    ownSchool(),
  ],
);

/** What a link in a mail may be for. */
export const userTokenKinds = ['invite', 'reset', 'verify', 'handover'] as const;
export type UserTokenKind = (typeof userTokenKinds)[number];

/** One-use secrets that were sent to a user, by their sha256. Tenant table. */
export const userTokens = pgTable(
  'user_tokens',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    kind: text('kind', { enum: userTokenKinds }).notNull(),
    hash: text('hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    unique('user_tokens_hash').on(table.schoolId, table.hash),
    foreignKey({ columns: [table.schoolId, table.userId], foreignColumns: [users.schoolId, users.id] }),
    check('user_tokens_kind', sql`${table.kind} in ('invite', 'reset', 'verify', 'handover')`),
    ownSchool(),
  ],
);

/**
 * Failed sign-ins by the login that was typed, whether or not it is an account's: what is answered must not reveal which
 * exist. Tenant table.
 */
export const unknownLogins = pgTable(
  'unknown_logins',
  {
    schoolId: schoolId(),
    /** An HMAC of the login with a key of SECRET: people type their passwords there. */
    loginHash: text('login_hash').notNull(),
    failedLogins: integer('failed_logins').notNull(),
    lockedUntil: instant('locked_until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.loginHash] }),
    index('unknown_logins_locked').on(table.schoolId, table.lockedUntil),
    ownSchool(),
  ],
);

/** Sign-ins by the sha256 of their cookie. Outside row-level security: only `domains/accounts` reaches them. */
export const sessions = pgTable(
  'sessions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    hash: text('hash').notNull().unique(),
    schoolId: schoolId(),
    userId: integer('user_id').notNull(),
    userAgent: text('user_agent'),
    address: text('address'),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('sessions_user').on(table.schoolId, table.userId),
    foreignKey({ columns: [table.schoolId, table.userId], foreignColumns: [users.schoolId, users.id] }),
  ],
);

/** Tokens of scripts and other programs, by their sha256. Tenant table. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    hash: text('hash').notNull(),
    /** Areas of the access matrix with what may be done there: `/website:write`. */
    scopes: jsonb('scopes').$type<string[]>().notNull(),
    createdBy: integer('created_by'),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at'),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    unique('api_tokens_hash').on(table.schoolId, table.hash),
    ownSchool(),
  ],
);

/** Every write: who, what, when, before and after. Rows are never deleted. Tenant table. */
export const auditLog = pgTable(
  'audit_log',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    at: instant('at').notNull().defaultNow(),
    userId: integer('user_id'),
    /** The user's name, `token <name>`, `visitor` or `command line`. */
    actor: text('actor').notNull(),
    /** The call's id, such as `addHoliday`. */
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entityId: integer('entity_id'),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    requestId: text('request_id'),
    /** Whether what was personal in it has been erased. */
    erased: boolean('erased').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('audit_log_entity').on(table.schoolId, table.entity, table.entityId),
    index('audit_log_at').on(table.schoolId, table.at),
    ownSchool(),
  ],
);

export type UserRow = typeof users.$inferSelect;
export type NewUserRow = typeof users.$inferInsert;
export type SessionRow = typeof sessions.$inferSelect;
export type ApiTokenRow = typeof apiTokens.$inferSelect;
export type AuditRow = typeof auditLog.$inferSelect;
