import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { areas, permissionSets, userRoles } from '../access/matrix.ts';
import { dateTimeField, idField } from '../fields.ts';
import { anyone, type CallAnswer, defineCall, signedIn } from './define.ts';
import { doneSchema } from './shared.ts';

/** A password as it is typed; whether it is good enough is said by `src/server/core/crypto/passwords.ts`. */
export const passwordField = {
  type: 'string',
  format: 'password',
  minLength: 1,
  maxLength: 1000,
} as const satisfies JSONSchema;

/** The path of this site to go on to; anything else is taken for `/`. */
const nextField = { type: 'string', maxLength: 4000 } as const satisfies JSONSchema;

/** A secret that a call is made with, or what is made from one. */
export const secretField = { type: 'string', minLength: 1, maxLength: 200 } as const satisfies JSONSchema;

const loginField = { type: 'string', minLength: 1, maxLength: 254 } as const satisfies JSONSchema;

/** What a browser without script gets: the way to the next page. */
export const onward: CallAnswer = { description: 'A form: go on to the page in `Location`' };

/** One's own account, with the user-status flag (0 disabled, 1 active, 2 locked, 3 must change the password). */
export const signedInUser = {
  type: 'object',
  additionalProperties: false,
  required: ['userId', 'name', 'role', 'permissionSets', 'userStatus', 'accessiblePaths'],
  properties: {
    userId: idField,
    name: { type: 'string' },
    role: { enum: userRoles },
    permissionSets: { type: 'array', items: { enum: permissionSets } },
    userStatus: { type: 'integer', minimum: 0, maximum: 3 },
    /** A hint for menus; the server decides each call by itself. */
    accessiblePaths: { type: 'array', items: { enum: areas } },
  },
} as const satisfies JSONSchema;

/** The answer to who has signed in. */
export const signedInAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['user', 'next'],
  properties: { user: signedInUser, next: { type: 'string' } },
} as const satisfies JSONSchema;

const loginBody = {
  type: 'object',
  additionalProperties: false,
  required: ['login', 'password'],
  properties: {
    /** Email, mobile or admission number. */
    login: loginField,
    password: passwordField,
    next: nextField,
    /** Stays signed in for 30 days, where it is 12 hours otherwise. */
    remember: { type: 'boolean', default: false },
    /** Which of the page's forms it was: 1 of students, 2 of parents, 3 of staff, 4 of the office. */
    type: { type: 'integer', minimum: 1, maximum: 4 },
  },
} as const satisfies JSONSchema;

const platformLoginBody = {
  ...loginBody,
  required: ['school', 'login', 'password'],
  properties: { ...loginBody.properties, school: { type: 'string', minLength: 1, maxLength: 200 } },
} as const satisfies JSONSchema;

const handoverQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['code'],
  properties: {
    code: secretField,
    next: nextField,
    remember: { type: 'boolean', default: false },
    /** That this browser started the sign-in, as the product's host has confirmed. */
    proof: secretField,
  },
} as const satisfies JSONSchema;

export type HandoverQuery = FromSchema<typeof handoverQuery>;

const confirmationQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['code', 'school', 'state'],
  properties: {
    code: secretField,
    /** The slug. */
    school: { type: 'string', minLength: 1, maxLength: 200 },
    /** What the school's host knows this browser by. */
    state: secretField,
    next: nextField,
    remember: { type: 'boolean', default: false },
  },
} as const satisfies JSONSchema;

const me = {
  type: 'object',
  additionalProperties: false,
  required: ['user', 'schoolId', 'email', 'mobile', 'emailVerified', 'classes', 'studentIds'],
  properties: {
    user: signedInUser,
    schoolId: { type: 'integer', minimum: 0 },
    email: { type: ['string', 'null'] },
    mobile: { type: ['string', 'null'] },
    emailVerified: { type: 'boolean' },
    classes: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Class_Id', 'Section_Id'],
        properties: { Class_Id: { type: 'integer' }, Section_Id: { type: 'integer' } },
      },
    },
    studentIds: { type: 'array', items: idField },
    /** An operator who is in the school under its grant, and until when at most; the account is no user of the school. */
    support: {
      type: 'object',
      additionalProperties: false,
      required: ['endsAt'],
      properties: { endsAt: dateTimeField },
    },
  },
} as const satisfies JSONSchema;

const signInLimit = { max: 60, perSeconds: 300 };

export const login = defineCall({
  id: 'login',
  method: 'POST',
  path: '/api/Account/login',
  group: 'Account',
  summary: 'Sign in with email, mobile or admission number',
  host: 'any',
  access: anyone,
  whileDraft: true,
  takes: 'form',
  body: loginBody,
  answers: { 200: { description: 'Signed in, with a cookie', schema: signedInAnswer }, 303: onward },
  limit: signInLimit,
});

export const platformLogin = defineCall({
  id: 'platformLogin',
  method: 'POST',
  path: '/api/Account/platformLogin',
  group: 'Account',
  summary: "Sign in to a school from the product's own page",
  host: 'platform',
  access: anyone,
  takes: 'form',
  body: platformLoginBody,
  answers: {
    200: {
      description: "An address of the school's own host that signs in, once and within a minute",
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['url'],
        properties: { url: { type: 'string' } },
      },
    },
    303: onward,
  },
  limit: signInLimit,
});

export const handover = defineCall({
  id: 'handover',
  method: 'GET',
  path: '/api/Account/handover',
  group: 'Account',
  summary: "Take up a sign-in that this browser began on the product's host",
  host: 'school',
  access: anyone,
  whileDraft: true,
  whileSupport: true,
  query: handoverQuery,
  answers: {
    303: {
      description:
        "Without proof the way to the product's host, which gives it; with it signed in, with a cookie: go on to the page in `Location`",
    },
  },
  limit: signInLimit,
});

export const confirmHandover = defineCall({
  id: 'confirmHandover',
  method: 'GET',
  path: '/api/Account/confirmHandover',
  group: 'Account',
  summary: "Confirm to a school's host that this browser began a sign-in here",
  host: 'platform',
  access: anyone,
  query: confirmationQuery,
  answers: { 303: { description: "Back to the school's host" } },
  limit: signInLimit,
});

export const logout = defineCall({
  id: 'logout',
  method: 'POST',
  path: '/api/Account/logout',
  group: 'Account',
  summary: 'Sign out; fine without a session too',
  host: 'any',
  access: anyone,
  whileDraft: true,
  whileSupport: true,
  takes: 'form',
  answers: { 200: { description: 'Signed out', schema: doneSchema }, 303: onward },
});

export const readMe = defineCall({
  id: 'readMe',
  method: 'GET',
  path: '/api/Account/me',
  group: 'Account',
  summary: 'Who is signed in',
  host: 'any',
  access: signedIn,
  withOldPassword: true,
  whileSupport: true,
  answers: { 200: { description: 'The own account', schema: me } },
});
