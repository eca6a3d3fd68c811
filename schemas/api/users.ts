import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { permissionSets } from '../access/matrix.ts';
import { userStates } from '../access/user-status.ts';
import { dateTimeField, emailField, idField, mobileField, personNameField } from '../fields.ts';
import { defineCall, needs } from './define.ts';
import { filterField, keywordField, pagingFields } from './shared.ts';

/** The roles of a school, as its admin gives them. */
export const schoolRoles = ['Admin', 'Staff', 'Student', 'Parent'] as const;

const role = { enum: schoolRoles } as const satisfies JSONSchema;

const sets = {
  type: 'array',
  maxItems: permissionSets.length,
  uniqueItems: true,
  items: { type: 'string', enum: permissionSets },
} as const satisfies JSONSchema;

const classes = {
  type: 'array',
  maxItems: 50,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['Class_Id', 'Section_Id'],
    properties: { Class_Id: idField, Section_Id: idField },
  },
} as const satisfies JSONSchema;

const studentIds = { type: 'array', maxItems: 20, uniqueItems: true, items: idField } as const satisfies JSONSchema;

const nullable = <T extends { readonly type: 'string' }>({ type, ...field }: T) =>
  ({ ...field, type: [type, 'null'] }) as const;

const userInfo = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'name',
    'role',
    'permissionSets',
    'classes',
    'studentIds',
    'email',
    'mobile',
    'status',
    'isInvited',
    'emailVerified',
    'lastLoginAt',
    'createdAt',
    'version',
  ],
  properties: {
    id: idField,
    name: { type: 'string' },
    role: { enum: [...schoolRoles, 'Operator'] },
    permissionSets: sets,
    classes: { type: 'array', items: classes.items },
    /** The student that an account stands for, or a parent's children. */
    studentIds: { type: 'array', items: idField },
    email: { type: ['string', 'null'] },
    mobile: { type: ['string', 'null'] },
    /** 0 disabled, 1 active, 2 locked, 3 must change the password. */
    status: { type: 'integer', minimum: 0, maximum: 3 },
    /** Whether the invitation has not been taken up: there is no password. */
    isInvited: { type: 'boolean' },
    emailVerified: { type: 'boolean' },
    lastLoginAt: { ...dateTimeField, type: ['string', 'null'] },
    createdAt: dateTimeField,
    version: { type: 'integer', minimum: 1 },
  },
} as const satisfies JSONSchema;

export type UserInfo = FromSchema<typeof userInfo>;

const listedUser = {
  ...userInfo,
  required: [...userInfo.required, 'state', 'invitedUntil'],
  properties: {
    ...userInfo.properties,
    state: { enum: userStates },
    /** Until when the link of the last invitation works, or has worked; null if none is left. */
    invitedUntil: { ...dateTimeField, type: ['string', 'null'] },
  },
} as const satisfies JSONSchema;

export type ListedUser = FromSchema<typeof listedUser>;

const userCount = {
  type: 'object',
  additionalProperties: false,
  required: ['role', 'state', 'count'],
  properties: {
    role: userInfo.properties.role,
    state: { enum: userStates },
    count: { type: 'integer', minimum: 1 },
  },
} as const satisfies JSONSchema;

const invited = {
  type: 'object',
  additionalProperties: false,
  required: ['user', 'inviteLink'],
  properties: {
    user: listedUser,
    /** Null if it was mailed; otherwise whoever invites passes it on, and sees it this once. */
    inviteLink: { type: ['string', 'null'] },
  },
} as const satisfies JSONSchema;

const listQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    keyword: keywordField,
    /** `Office`: admins and staff. */
    role: { enum: [...schoolRoles, 'Office', '-1'], default: '-1' },
    status: filterField,
    state: { enum: [...userStates, '-1'], default: '-1' },
    ...pagingFields,
  },
} as const satisfies JSONSchema;

const inviteQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    /** Whether the link is given to whoever invites in place of a mail, as long as there is no password. */
    asLink: { type: 'boolean', default: false },
  },
} as const satisfies JSONSchema;

const inviteBody = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'role'],
  properties: {
    name: personNameField,
    role,
    email: emailField,
    mobile: mobileField,
    permissionSets: { ...sets, default: [] },
    classes: { ...classes, default: [] },
    studentIds: { ...studentIds, default: [] },
  },
} as const satisfies JSONSchema;

const changeBody = {
  type: 'object',
  additionalProperties: false,
  properties: {
    name: personNameField,
    role,
    email: nullable(emailField),
    mobile: nullable(mobileField),
    permissionSets: sets,
    classes,
    studentIds,
    status: { type: 'integer', minimum: 0, maximum: 3 },
  },
} as const satisfies JSONSchema;

export type UserChange = FromSchema<typeof changeBody>;

/** Names one account. */
export const userParams = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: idField },
} as const satisfies JSONSchema;

export const listUsers = defineCall({
  id: 'listUsers',
  method: 'GET',
  path: '/api/users',
  group: 'Users',
  summary: 'Who may sign in, by name',
  host: 'any',
  access: needs('/users', 'read'),
  query: listQuery,
  answers: { 200: { description: 'One page', schema: { type: 'array', items: listedUser } } },
});

export const countUsers = defineCall({
  id: 'countUsers',
  method: 'GET',
  path: '/api/users/counts',
  group: 'Users',
  summary: 'How many accounts there are, by role and by where they stand',
  host: 'any',
  access: needs('/users', 'read'),
  answers: {
    200: { description: 'Without those of which there is none', schema: { type: 'array', items: userCount } },
  },
});

export const readUser = defineCall({
  id: 'readUser',
  method: 'GET',
  path: '/api/users/:id',
  group: 'Users',
  summary: 'One account',
  host: 'any',
  access: needs('/users', 'read'),
  params: userParams,
  answers: { 200: { description: 'The account', schema: listedUser } },
});

export const inviteUser = defineCall({
  id: 'inviteUser',
  method: 'POST',
  path: '/api/users',
  group: 'Users',
  summary: 'Invite someone, who sets a password by a link within 7 days',
  host: 'any',
  access: needs('/users', 'write'),
  query: inviteQuery,
  body: inviteBody,
  answers: { 201: { description: 'The account, which waits for its password', schema: invited } },
});

export const changeUser = defineCall({
  id: 'changeUser',
  method: 'PATCH',
  path: '/api/users/:id',
  group: 'Users',
  summary: 'Change an account; a new role, right or status ends its sign-ins',
  host: 'any',
  access: needs('/users', 'write'),
  params: userParams,
  body: changeBody,
  answers: { 200: { description: 'The changed account', schema: userInfo } },
});

export const inviteUserAgain = defineCall({
  id: 'inviteUserAgain',
  method: 'POST',
  path: '/api/users/:id/invite',
  group: 'Users',
  summary: 'Send an invitation again; the earlier link stops working',
  host: 'any',
  access: needs('/users', 'write'),
  params: userParams,
  query: inviteQuery,
  answers: { 200: { description: 'The account', schema: invited } },
});
